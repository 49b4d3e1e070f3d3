import { expect, test } from 'vitest';
import { type AccessList, formatList, parseLists } from '../sets/index.ts';
import { draw } from './draw.ts';
import { guestsDefinition } from './exercise.fixture.ts';
import { flowBreakers } from './flow-mutants.ts';
import { grade } from './grade.ts';
import { mutantsOf } from './mutants.ts';

const drawn = draw(guestsDefinition, 1);
const { definition } = drawn;
const [model] = parseLists(definition.model.texts['GUEST-IN'] ?? '', {
  kind: 'extended',
  name: 'GUEST-IN',
}).lists as [AccessList];

test('no fault inside the flows of a required goal slips through', () => {
  const rules = flowBreakers(definition, model);
  const flows = definition.goals.flatMap(({ check }) =>
    check.kind === 'flows' ? check.flows : [],
  );
  expect(rules.length).toBe(flows.length * 3);
  for (const rule of rules) {
    const text = formatList({
      ...model,
      entries: [{ line: 0, sequence: 5, rule }, ...model.entries],
    });
    expect([text, grade(drawn, { texts: { 'GUEST-IN': text } }).passed]).toEqual([text, false]);
  }
});

test('they are among the mutants of an exercise', () => {
  const [rule] = flowBreakers(definition, model);
  const texts = mutantsOf(drawn).map(({ text }) => text);
  const first = rule && formatList({ ...model, entries: [{ line: 0, sequence: 10, rule }] });
  expect(texts.some((text) => text.startsWith(first ?? 'none'))).toBe(true);
});
