import { expect, test } from 'vitest';
import { faultText } from '../messages/index.ts';
import type { Definition } from './definition.ts';
import { guestsDefinition, subnetDefinition } from './exercise.fixture.ts';
import { faultPlace, groupFaults } from './fault-place.ts';
import { checkForPublishing } from './publish-check.ts';

test.each([guestsDefinition, subnetDefinition])('publishes “$title”', (definition) => {
  const { faults, mutants } = checkForPublishing(definition);
  expect(faults).toEqual([]);
  expect(mutants.total).toBeGreaterThan(3);
  expect(mutants.caught / mutants.total).toBeGreaterThan(0.6);
});

test('names what is missing', () => {
  const bare = { ...guestsDefinition, tests: [], seeds: [1] };
  expect(checkForPublishing(bare).faults).toEqual([
    { cause: 'too-few-accepted' },
    { cause: 'goal-without-refusal', goal: 'dns' },
    { cause: 'goal-without-refusal', goal: 'inside' },
    { cause: 'goal-without-refusal', goal: 'web' },
  ]);
});

test('names what a form left empty', () => {
  const bare = {
    ...subnetDefinition,
    title: '',
    task: [],
    goals: subnetDefinition.goals.map((goal, at) => ({ ...goal, id: at === 0 ? '' : goal.id })),
  };
  const faults = groupFaults(checkForPublishing(bare).faults).slice(0, 3);
  expect(faults.map(({ cause }) => cause)).toEqual(['no-title', 'no-task', 'bad-names']);
  expect(faults.map((fault) => faultPlace(fault, bare))).toEqual(['title', 'task', 'goals']);
  expect(faultText(faults[2] as (typeof faults)[number], bare)).toMatch(/Change “”\.$/);
});

test('a right answer that repeats the model answer is not written differently', () => {
  const { texts } = guestsDefinition.model;
  const refusals = guestsDefinition.tests.filter((test) => 'refuse' in test);
  const list = texts['GUEST-IN'] ?? '';
  const spaced = ` ${list.replace(/ /g, '  ').replace(/\n/g, ' \n\n')}\n`;
  for (const accept of [{}, texts, { 'GUEST-IN': spaced }])
    expect(
      checkForPublishing({ ...guestsDefinition, tests: [{ accept }, ...refusals] }).faults,
    ).toEqual([{ cause: 'too-few-accepted' }]);
});

test('values with one writing ask for no other, and spaces around one are none', () => {
  const causesOf = (definition: Definition) =>
    checkForPublishing(definition).faults.map(({ cause }) => cause);
  const refusal = { refuse: { last: '{net.broadcast}' }, unmet: ['last'] };
  const [last, mask] = [{ last: ' {net.last} ' }, { mask: ' {net.mask} ' }];
  const spaced = {
    ...subnetDefinition,
    tests: [{ accept: mask }, refusal, { refuse: { mask: '/18' }, unmet: ['mask'] }],
  };
  expect(causesOf(spaced)).toEqual(['too-few-accepted']);
  const isOfLast = ({ id }: { id: string }) => id === 'last';
  const addresses = {
    ...subnetDefinition,
    fields: (subnetDefinition.fields ?? []).filter(isOfLast),
    goals: subnetDefinition.goals.filter(isOfLast),
    tests: [{ accept: last }, refusal],
  };
  expect(causesOf(addresses)).toEqual([]);
});

test('names the test and the variant that fail', () => {
  const wrong = {
    ...subnetDefinition,
    tests: [...subnetDefinition.tests, { accept: { last: '{net.first}' } }],
  };
  expect(checkForPublishing(wrong).faults).toContainEqual({
    cause: 'refused',
    goal: 'last',
    seed: 7,
    test: 4,
  });
});

test('names a value that does not exist', () => {
  const wrong = { ...subnetDefinition, task: ['{lan.last}'] };
  expect(checkForPublishing(wrong).faults[0]).toMatchObject({ cause: 'draw', seed: 7 });
});

test('says once what fails in many variants, and where', () => {
  const wrong = {
    ...subnetDefinition,
    seeds: [7, 8, 9],
    tests: [...subnetDefinition.tests, { accept: { last: '{net.first}' } }],
  };
  const told = groupFaults(checkForPublishing(wrong).faults).map((fault) => [
    faultPlace(fault, wrong),
    faultText(fault, wrong),
  ]);
  expect(told).toEqual([
    ['tests.3', "Test 4 should be accepted, but doesn't meet “The last host”."],
  ]);
  const some = { cause: 'refused' as const, test: 0, goal: 'last', seeds: [8] };
  expect(faultPlace(some, wrong)).toBe('model');
  expect(faultText(some, wrong)).toBe(
    "The model answer should be accepted, but doesn't meet “The last host” in the variant of seed 8.",
  );
});

test('hints come in three steps, and the line is the last of them', () => {
  const words = (goal: string) => ({ for: goal, text: 'Look again.' });
  const line = { for: 'inside', show: 'line' as const };
  const faultsOf = (hints: Definition['hints']) =>
    groupFaults(checkForPublishing({ ...guestsDefinition, hints: hints ?? [] }).faults).map(
      (fault) => [faultPlace(fault, guestsDefinition), faultText(fault, guestsDefinition)],
    );
  expect(faultsOf([words('inside'), words('inside'), line, words('dns')])).toEqual([]);
  expect(faultsOf([...'four'].map(() => words('dns')))).toEqual([
    ['hints', '“DNS is answered” has more than three hints. A goal can have up to three.'],
  ]);
  expect(faultsOf([line, words('inside'), words('outside')])).toEqual([
    ['hints', 'A hint is for “outside”, but there is no such goal.'],
    [
      'hints',
      'The hint that shows the line has to be the last one of “Nothing inside is reachable”.',
    ],
  ]);
});
