import { checkForPublishing, type Definition, type ExerciseTest } from '@uplink/net/exercise';
import { expect, test } from 'vitest';
import { dnsFixture } from './definition.fixture.ts';
import {
  newDefinition,
  readDefinition,
  stepOf,
  typedNumber,
  writeDefinition,
} from './definition.rules.ts';
import { flowToRow, goalToRow, rowToFlow, rowToGoal } from './goal-rows.rules.ts';
import {
  devices,
  draws,
  fields,
  hints,
  hosts,
  lists,
  rowsToTests,
  testsToRows,
} from './part-rows.rules.ts';

test('a definition that goes through the form stays what it was', () => {
  const [goal] = dnsFixture.goals;
  if (!goal) throw new Error('The fixture has a goal.');
  expect(rowToGoal(goalToRow(goal), goal)).toEqual(goal);
  const { tests, model } = dnsFixture;
  expect(rowsToTests(testsToRows(tests, model), model, tests)).toEqual(tests);
  expect(lists.fromRows(lists.toRows(dnsFixture.lists ?? []))).toEqual(dnsFixture.lists);
  const text = writeDefinition(dnsFixture);
  expect(readDefinition(text)).toMatchObject(dnsFixture);
  expect(checkForPublishing(readDefinition(text) as Definition).faults).toEqual([]);
});

test.each([
  { kind: 'reach' as const, from: 'PC1', to: 'R1', proto: 'tcp' as const, port: 443 },
  { kind: 'path' as const, from: 'PC1', to: '10.0.0.1', via: ['R1', 'R2'] },
  { kind: 'unchanged' as const, list: 'A', keep: ['permit ip any any'] },
  {
    kind: 'plan' as const,
    block: '10.0.0.0/24',
    networks: [{ field: 'a', hosts: 5 }],
    leastWaste: true,
  },
  { kind: 'flows' as const, list: 'A', flows: [{ label: 'DNS', expect: 'permit' as const }] },
  { kind: 'minimal' as const, list: 'A', allowed: 1 },
  { kind: 'survives' as const, cut: 'R1 Gi0/0', goals: ['a'] },
  { kind: 'property' as const, device: 'R1', lines: 'interface Gi0/0\n shutdown' },
])('a goal of the kind $kind keeps what it says', (check) => {
  const goal = { id: 'a', title: 'A', check };
  expect(rowToGoal(goalToRow(goal), goal)).toEqual(goal);
});

test('a test with an empty answer keeps it, and one that leaves a text out takes it from the model', () => {
  const { model } = dnsFixture;
  const tests: ExerciseTest[] = [
    { refuse: { 'GUEST-IN': '' }, unmet: ['dns'] },
    { refuse: {}, unmet: ['dns'] },
  ];
  const rows = testsToRows(tests, model);
  expect(rows.map((row) => row['text:GUEST-IN'])).toEqual(['', model.texts['GUEST-IN']]);
  expect(rowsToTests(rows, model, tests)).toEqual(tests);
  const emptied = rows.map((row) => ({ ...row, 'text:GUEST-IN': '' }));
  expect(rowsToTests(emptied, model, tests)).toEqual([tests[0], tests[0]]);
});

test('a kind of goal that is chosen again has what it had before', () => {
  const flows = {
    kind: 'flows' as const,
    list: 'A',
    flows: [{ label: 'DNS', expect: 'permit' as const, icmpType: 8 }],
  };
  const goal = { id: 'a', title: 'A', check: flows };
  const changed = rowToGoal({ ...goalToRow(goal), kind: 'minimal' }, goal);
  expect(changed.check).toEqual({ kind: 'minimal', list: 'A' });
  const back = { ...goalToRow(changed), kind: 'flows', list: 'B' };
  expect(rowToGoal(back, changed, { flows }).check).toEqual({ ...flows, list: 'B' });
});

test('rows hold draws, values, devices and hints', () => {
  const drawn = {
    net: { subnet: { from: '10.0.0.0/8', length: 19 } },
    host: { number: { from: 2, to: 9 } },
    name: { one: ['R1', 'R2', '007', 443] },
  };
  expect(draws.fromRows(draws.toRows(drawn))).toEqual(drawn);
  const typed = [{ id: 'last', label: 'Last', as: 'address' as const }];
  expect(fields.fromRows(fields.toRows(typed))).toEqual(typed);
  const router = [{ name: 'R1', kind: 'router' as const, start: 'hostname R1', x: 10, y: 20 }];
  expect(devices.fromRows(devices.toRows(router))).toEqual(router);
  const steps = [
    { for: 'a', text: 'Look' },
    { for: 'a', show: 'line' as const },
  ];
  expect(hints.fromRows(hints.toRows(steps))).toEqual(steps);
  const flow = {
    label: 'Web',
    expect: 'deny' as const,
    from: ['10.0.0.0/8', '192.168.0.0/16'],
    port: [80, 443],
  };
  expect(rowToFlow(flowToRow(flow), flow)).toEqual(flow);
});

test('what is no number yet is kept, and so are two values with one name', () => {
  expect(['7', ' 8 ', 'abc', ''].map(typedNumber)).toEqual([7, 8, 'abc', '']);
  const kept = draws.fromRows([
    { name: 'lan', kind: 'subnet', from: '10.0.0.0/8', to: '2x' },
    { name: 'lan', kind: 'number', from: '1', to: '5' },
    { name: '1', kind: 'one', from: 'a' },
  ]);
  expect(Object.entries(kept)).toEqual([
    ['lan', { subnet: { from: '10.0.0.0/8', length: '2x' } }],
    ['lan (2)', { number: { from: 1, to: 5 } }],
    ['_1', { one: ['a'] }],
  ]);
  const names = { 'a guest': '10.0.0.9', 'a desk': '{lan.host(1)}' };
  expect(hosts.fromRows(hosts.toRows(names))).toEqual(names);
});

const called = { field: 'Answer', goal: 'The answer' };

test('a text that is no definition is not one, and a new one leaves out what is empty', () => {
  for (const text of ['', '[]', 'null', '{"goals":"no"}', '{"goals":[{}]}'])
    expect(readDefinition(text)).toBeUndefined();
  expect(
    writeDefinition({ ...newDefinition(called), lists: [], variants: { draw: {} } }),
  ).not.toMatch(/lists|variants/);
});

test('a hint is a step of its goal', () => {
  const steps = ['a', 'b', 'a', 'a'].map((goal) => ({ for: goal, text: 'Look' }));
  const at = steps.map((_, index) => stepOf({ ...newDefinition(called), hints: steps }, index));
  expect(at).toEqual([1, 1, 2, 3]);
});
