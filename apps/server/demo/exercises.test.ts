import { checkForPublishing, checkStages, type Definition } from '@uplink/net/exercise';
import { expect, test } from 'vitest';
import { requireDefinition } from '../src/areas/exercises/authoring/definition-format.ts';
import { requireStagedLab } from '../src/areas/labs/authoring/staged-lab.ts';
import { readContent } from './read-content.ts';

const { courses, labs } = await readContent();
const exercises = courses
  .flatMap(({ sections }) => sections)
  .flatMap(({ lessons }) => lessons)
  .flatMap((lesson) => lesson.exercises as Definition[])
  .map((definition): [string, Definition] => [definition.title, definition]);

test('there are exercises of every kind', () => {
  expect(new Set(exercises.map(([, { kind }]) => kind))).toEqual(
    new Set(['address', 'plan', 'acl', 'configure', 'repair', 'trace']),
  );
});

test.each(exercises)('“%s” passes its tests in every variant', (_title, definition) => {
  expect(checkForPublishing(definition).faults).toEqual([]);
  requireDefinition(definition);
});

test.each(exercises)('“%s” notices small faults in its model answer', (_title, definition) => {
  const { caught, total } = checkForPublishing(definition).mutants;
  expect(caught / total).toBeGreaterThan(0.75);
});

const staged = labs.flatMap(({ name, stages }) => (stages ? [{ name, stages }] : []));

test.each(staged)('each stage of “$name” passes its tests in every variant', ({ stages }) => {
  requireStagedLab(stages);
  for (const { faults, mutants } of checkStages(stages)) {
    expect(faults).toEqual([]);
    expect(mutants.caught / mutants.total).toBeGreaterThan(0.75);
  }
});
