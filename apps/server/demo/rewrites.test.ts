import { type Definition, draw, grade } from '@uplink/net/exercise';
import { expect, test } from 'vitest';
import { readContent } from './read-content.ts';
import { brokenLists, rewritesOf } from './rewrites.fixture.ts';

const each = 50;
const { courses } = await readContent();
const models = courses
  .flatMap(({ sections }) => sections)
  .flatMap(({ lessons }) => lessons)
  .flatMap((lesson) => lesson.exercises as Definition[])
  .flatMap((definition) => definition.seeds.slice(0, 1).map((seed) => draw(definition, seed)))
  .flatMap((drawn) =>
    (drawn.definition.lists ?? []).map(
      ({ id, kind }): [string, typeof drawn, Parameters<typeof rewritesOf>[0]] => [
        drawn.definition.title,
        drawn,
        { name: id, kind, text: drawn.definition.model.texts[id] ?? '' },
      ],
    ),
  );

test.each(models)('“%s”: 50 ways to write the model answer pass', (_title, drawn, model) => {
  const rewrites = rewritesOf(model, each);
  expect(rewrites).toHaveLength(each);
  const required = new Set(
    drawn.definition.goals.filter(({ check }) => check.kind === 'minimal').map(({ id }) => id),
  );
  const refused = rewrites.filter((text) =>
    grade(drawn, { texts: { ...drawn.definition.model.texts, [model.name]: text } }).goals.some(
      // A longer list is as good, and not as short.
      ({ goal, verdict }) => verdict !== 'met' && !required.has(goal),
    ),
  );
  expect(refused).toEqual([]);
});

test.each(models)('“%s”: lists that mean something else fail', (_title, drawn, model) => {
  const broken = brokenLists(model, each);
  expect(broken).toHaveLength(each);
  const refused = broken.filter(
    (text) =>
      !grade(drawn, { texts: { ...drawn.definition.model.texts, [model.name]: text } }).passed,
  );
  // The others differ only in packets that the task doesn't ask about.
  expect(refused.length / each).toBeGreaterThan(0.75);
});
