import { parseLog, replay, setupOf } from '@uplink/net/cli';
import { type Definition, draw, gameOf, grade } from '@uplink/net/exercise';
import { expect, test } from 'vitest';
import { brokenLogs, logRewrites } from './log-rewrites.fixture.ts';
import { readContent } from './read-content.ts';

const each = 50;
const { courses } = await readContent();
const configured = courses
  .flatMap(({ sections }) => sections)
  .flatMap(({ lessons }) => lessons)
  .flatMap((lesson) => lesson.exercises as Definition[])
  .filter(({ model }) => model.texts.log)
  .flatMap((definition) => definition.seeds.map((seed) => draw(definition, seed)))
  .map((drawn): [string, typeof drawn, string] => [
    drawn.definition.title,
    drawn,
    drawn.definition.model.texts.log ?? '',
  ]);

test.each(configured)('“%s”: 50 ways to type the model answer pass', (_title, drawn, model) => {
  const rewrites = logRewrites(model, each);
  const refused = rewrites.filter((log) => !grade(drawn, { texts: { log } }).passed);
  expect(rewrites).toHaveLength(each);
  expect(refused).toEqual([]);
});

test.each(configured)('“%s”: 50 logs with a fault fail', (_title, drawn, model) => {
  const configsOf = (log: string) =>
    JSON.stringify(setupOf(replay(...gameOf(drawn.definition, parseLog(log))).session).configs);
  const right = configsOf(model);
  const broken = brokenLogs(model, (log) => configsOf(log) !== right, each);
  const accepted = broken.filter((log) => grade(drawn, { texts: { log } }).passed);
  expect(broken).toHaveLength(each);
  expect(accepted).toEqual([]);
});
