import { type Definition, draw, grade } from '@uplink/net/exercise';
import { expect, test } from 'vitest';
import { isWrongForGoals } from './asked-packets.fixture.ts';
import { readContent } from './read-content.ts';
import { brokenLists, createRandom, rewritesOf } from './rewrites.fixture.ts';

const each = 50;
const { courses } = await readContent();
const models = courses
  .flatMap(({ sections }) => sections)
  .flatMap(({ lessons }) => lessons)
  .flatMap((lesson) => lesson.exercises as Definition[])
  .flatMap((definition) => definition.seeds.map((seed) => draw(definition, seed)))
  .flatMap((drawn) =>
    (drawn.definition.lists ?? []).map(
      ({ id, kind }): [string, typeof drawn, Parameters<typeof rewritesOf>[0]] => [
        `${drawn.definition.title}, ${drawn.seed}`,
        drawn,
        { name: id, kind, text: drawn.definition.model.texts[id] ?? '' },
      ],
    ),
  );

test.each(models)('“%s”: 50 ways to write the model answer pass', (_title, drawn, model) => {
  const rewrites = rewritesOf(model, each);
  expect(rewrites).toHaveLength(each);
  // A longer list is as good, and not as short; one that splits a line doesn't keep it.
  const ofForm = new Set(
    drawn.definition.goals
      .filter(({ check }) => check.kind === 'minimal' || check.kind === 'unchanged')
      .map(({ id }) => id),
  );
  const refused = rewrites.filter((text) =>
    grade(drawn, { texts: { ...drawn.definition.model.texts, [model.name]: text } }).goals.some(
      ({ goal, verdict }) => verdict !== 'met' && !ofForm.has(goal),
    ),
  );
  expect(refused).toEqual([]);
});

test.each(models)('“%s”: 50 lists that break a goal fail', (_title, drawn, model) => {
  const random = createRandom(20_260_307);
  const broken = brokenLists(model, each, (lists) =>
    isWrongForGoals(drawn.definition, lists, random),
  );
  expect(broken).toHaveLength(each);
  const accepted = broken.filter(
    (text) =>
      grade(drawn, { texts: { ...drawn.definition.model.texts, [model.name]: text } }).passed,
  );
  expect(accepted).toEqual([]);
});
