import { expect, test } from 'vitest';
import { formatIpv4 } from '../address/index.ts';
import { findingText, listSentences, packetText } from '../messages/index.ts';
import { draw } from './draw.ts';
import { guestsDefinition, subnetDefinition } from './exercise.fixture.ts';
import { listJudges } from './goals/list-judges.ts';
import { valueJudges } from './goals/value-judges.ts';
import { grade } from './grade.ts';
import { gradeWith } from './grade-with.ts';
import { hintsFor } from './hints.ts';
import { forExam, forPractice } from './paper.ts';

const drawn = draw(guestsDefinition, 1);
const guests = String(drawn.values.guests).split('/')[0];
const check = (...lines: string[]) => grade(drawn, { texts: { 'GUEST-IN': lines.join('\n') } });

test('shows a packet that gets through, and the line that lets it', () => {
  const result = check(
    'permit udp any any eq 53',
    `permit tcp ${guests} 0.0.0.255 any eq 443`,
    'deny ip any 10.20.0.0 0.0.255.255',
    'permit tcp any any eq 80',
  );
  const inside = result.goals.find(({ goal }) => goal === 'inside');
  expect(inside).toMatchObject({ verdict: 'unmet', cause: 'packet' });
  expect(inside?.witness).toMatchObject({ wanted: 'deny', given: 'permit', line: 2, later: [3] });
  expect(inside?.witness?.walk).toEqual([
    { line: 1, sequence: 10, mismatch: 'protocol' },
    { line: 2, sequence: 20 },
  ]);
  const packet = inside?.witness?.packet ?? { src: 0, dst: 0, proto: 0 };
  expect(formatIpv4(packet.dst)).toBe(drawn.definition.hosts?.['the payroll server']);
  expect(packetText(packet)).toContain('TCP from');
  expect(inside?.rows).toEqual([{ label: 'Inside, TCP', wanted: 'deny', given: 'both', line: 2 }]);
  expect(hintsFor(drawn.definition, result)).toHaveLength(2);
  expect(result.passed).toBe(false);
});

test('judges a line that is not understood never by guessing', () => {
  const result = check('permit udp any any eq 53', 'permit tcp any any eq http');
  expect(result.goals.map(({ verdict }) => verdict)).toEqual(Array(4).fill('undecided'));
  expect(result.goals[0]).toMatchObject({ cause: 'unread-lines', lines: [2] });
});

test('stops at the budget instead of guessing', () => {
  const text = 'permit udp any any eq 53';
  const result = grade(drawn, { texts: { 'GUEST-IN': text } }, 20);
  expect(result.goals[0]).toMatchObject({ verdict: 'undecided', cause: 'budget' });
  expect(
    findingText(
      result.goals[0] ?? { goal: '', verdict: 'met', cause: 'met' },
      String,
      listSentences,
    ),
  ).toMatch(/^Not checked/);
});

test('compares typed values by meaning', () => {
  const subnet = draw(subnetDefinition, 7);
  const last = subnet.definition.model.texts.last ?? '';
  expect(grade(subnet, { texts: { last, mask: '/19' } }).passed).toBe(true);
  expect(grade(subnet, { texts: { last: '10.0.0', mask: '' } }).goals).toMatchObject([
    { verdict: 'undecided', cause: 'unreadable' },
    { verdict: 'unmet', cause: 'blank' },
  ]);
});

test('the same seed draws the same values, another seed others', () => {
  expect(draw(guestsDefinition, 1)).toEqual(drawn);
  const others = [2, 3, 4, 5].map((seed) => draw(guestsDefinition, seed).values.guests);
  expect(new Set(others).size).toBeGreaterThan(1);
  expect(JSON.stringify(drawn.definition)).not.toContain('{guests');
});

test('the order of draws does not matter', () => {
  const variants = guestsDefinition.variants ?? { draw: {} };
  const reversed = Object.fromEntries(Object.entries(variants.draw).reverse());
  const other = { ...guestsDefinition, variants: { ...variants, draw: reversed } };
  expect(draw(other, 1).values).toEqual(drawn.values);
});

test('neither a practice nor an exam gives the model away', () => {
  const { model, tests } = forPractice(drawn).definition;
  expect([model.texts, tests]).toEqual([{}, []]);
  const { definition } = forExam(drawn);
  expect(definition).toMatchObject({ goals: [], model: { texts: {} }, tests: [] });
  expect(Object.keys(definition)).not.toContain('hints');
});

test('grades with the judges that an exercise needs, and says which are missing', () => {
  const answer = { texts: { 'GUEST-IN': 'permit udp any any eq 53' } };
  const graded = gradeWith({ ...valueJudges, ...listJudges }, { drawn, answer });
  expect(graded).toEqual(grade(drawn, answer));
  expect(() => gradeWith(valueJudges, { drawn, answer })).toThrow('“flows”');
});
