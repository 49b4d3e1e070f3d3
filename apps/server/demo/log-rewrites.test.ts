import { parseLog, replay, setupOf } from '@uplink/net/cli';
import {
  type Definition,
  type Drawn,
  draw,
  gameOf,
  grade,
  joinLogs,
  logBefore,
  type StagedLab,
  stageOf,
} from '@uplink/net/exercise';
import { expect, test } from 'vitest';
import { brokenLogs, logRewrites } from './log-rewrites.fixture.ts';
import { readContent } from './read-content.ts';

/** What is typed in an exercise, or in a stage of a lab after those before it. */
interface Typed {
  title: string;
  drawn: Drawn;
  before: string;
  model: string;
}

const each = 50;
const { courses, labs } = await readContent();
const exercises = courses
  .flatMap(({ sections }) => sections)
  .flatMap(({ lessons }) => lessons)
  .flatMap((lesson) => lesson.exercises as Definition[])
  .filter(({ model }) => model.texts.log)
  .flatMap((definition) => definition.seeds.map((seed) => draw(definition, seed)))
  .map((drawn) => typedIn(drawn, drawn.definition.model.texts));
const stages = labs.flatMap(({ stages: lab }) => (lab ? typedInStages(lab) : []));
const configured = [...exercises, ...stages];

function typedIn(drawn: Drawn, { log = '', before = '' }: Record<string, string>): Typed {
  return { title: drawn.definition.title, drawn, before, model: log };
}

function typedInStages(lab: StagedLab): Typed[] {
  return lab.stages.flatMap(({ model }, at) =>
    lab.seeds.map((seed) => {
      const stage = stageOf(lab, at);
      const texts = { log: model, before: logBefore(lab, at) };
      const logs = draw({ ...stage, model: { texts } }, seed).definition.model.texts;
      return typedIn(draw(stage, seed), logs);
    }),
  );
}

const isPassed = ({ drawn, before }: Typed, log: string) =>
  grade(drawn, { texts: { log: joinLogs(before, log) } }).passed;

test('the stages of labs are typed in too', () => {
  expect(stages.length).toBeGreaterThan(3);
});

test.each(configured)('“$title”: 50 ways to type the model answer pass', (typed) => {
  const rewrites = logRewrites(typed.model, each);
  const refused = rewrites.filter((log) => !isPassed(typed, log));
  expect(rewrites).toHaveLength(each);
  expect(refused).toEqual([]);
});

test.each(configured)('“$title”: 50 logs with a fault fail', (typed) => {
  const { drawn, before, model } = typed;
  const configsOf = (log: string) => {
    const entries = parseLog(joinLogs(before, log));
    return JSON.stringify(setupOf(replay(...gameOf(drawn.definition, entries)).session).configs);
  };
  const right = configsOf(model);
  const broken = brokenLogs(model, (log) => configsOf(log) !== right, each);
  const accepted = broken.filter((log) => isPassed(typed, log));
  expect(broken).toHaveLength(each);
  expect(accepted).toEqual([]);
});
