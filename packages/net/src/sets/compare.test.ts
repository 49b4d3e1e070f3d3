import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatIpv4 } from '../address/index.ts';
import type { AccessList } from './access-list.ts';
import { Bdd } from './bdd.ts';
import { checkFlow, compareLists } from './compare.ts';
import { decide } from './decide.ts';
import { exactly } from './header.ts';
import { type IdleLine, idleLines } from './idle-lines.ts';
import { anyList, anyPacket } from './lists.fixture.ts';
import { parseLists } from './parse-list.ts';
import { permittedBy } from './rule-sets.ts';

const list = (text: string) =>
  parseLists(text, { kind: 'extended', name: 'A' }).lists[0] as AccessList;

test('the set of a list is what its lines decide, packet by packet', () => {
  fc.assert(
    fc.property(anyList, anyPacket, (lines, packet) => {
      const bdd = new Bdd();
      const isPermitted = bdd.and(permittedBy(bdd, lines), exactly(bdd, packet)) !== 0;
      expect(isPermitted).toBe(decide(lines, packet).action === 'permit');
    }),
    { numRuns: 500 },
  );
});

test('a witness is treated differently by the two lists', () => {
  fc.assert(
    fc.property(anyList, anyList, (one, other) => {
      const result = compareLists(one, 'equals', other);
      if (result.verdict === 'unmet')
        expect(decide(one, result.witness).action).not.toBe(decide(other, result.witness).action);
    }),
    { numRuns: 300 },
  );
});

test('removing an idle line changes nothing, removing any other line does', () => {
  fc.assert(
    fc.property(anyList, (lines) => {
      const idle = (idleLines(lines) as IdleLine[]).map(({ line }) => line);
      for (const { line } of lines.entries) {
        const entries = lines.entries.filter((entry) => entry.line !== line);
        const { verdict } = compareLists({ ...lines, entries }, 'equals', lines);
        expect(verdict).toBe(idle.includes(line) ? 'met' : 'unmet');
      }
    }),
  );
});

test('names the line above that leaves a line without work', () => {
  const guests = list(`10 permit udp any any eq 53
20 permit tcp 10.20.40.0 0.0.0.255 any eq 443
30 deny ip 10.20.40.0 0.0.0.255 10.20.0.0 0.0.255.255
40 permit tcp 10.20.40.0 0.0.0.255 any eq 80
50 deny tcp 10.20.40.0 0.0.0.255 host 10.20.10.5 eq 22`);
  expect(idleLines(guests)).toEqual([
    { line: 5, sequence: 50, cause: 'shadowed', by: [3], isSameAction: true },
  ]);
});

test('chooses a packet learners can read', () => {
  const guests = list('permit tcp 10.20.40.0 0.0.0.255 any eq 443');
  const payroll = (10 << 24) + (20 << 16) + (10 << 8) + 5;
  const result = checkFlow(guests, 'deny', { hosts: [payroll, payroll + 7692] });
  const packet = result.verdict === 'unmet' ? result.witness : undefined;
  expect(packet).toMatchObject({ proto: 6, dport: 443, sport: 49152, dst: payroll });
  expect(formatIpv4(packet?.src ?? 0)).toMatch(/^10\.20\.40\./);
});

test('prefers a packet between two hosts that learners know', () => {
  const [server, laptop] = [(172 << 24) | (20 << 16) | 20, (10 << 24) | 14].map((one) => one >>> 0);
  if (server === undefined || laptop === undefined) throw new Error('Both are there.');
  const result = checkFlow(list('permit tcp any 172.20.0.0 0.0.0.255 eq 22'), 'deny', {
    hosts: [server, laptop],
  });
  expect(result).toMatchObject({ witness: { src: laptop, dst: server, dport: 22 } });
});

test('lists that differ only in packets that cannot exist are equal', () => {
  expect(
    compareLists(list('permit ip any any'), 'equals', list('permit ip any any\ndeny udp any any'))
      .verdict,
  ).toBe('met');
  expect(
    compareLists(list('permit tcp any any eq 80'), 'subset', list('permit tcp any any')).verdict,
  ).toBe('met');
  expect(
    compareLists(list('permit tcp any any'), 'disjoint', list('permit udp any any')).verdict,
  ).toBe('met');
});

test('hostile wildcards end at the budget', () => {
  const bits = Array.from({ length: 31 }, (_, at) => 2 ** (31 - at));
  const lines = bits.map((bit) => {
    const match = `${formatIpv4(bit)} ${formatIpv4(0xffffffff - bit)}`;
    return `permit ip ${match} ${match}`;
  });
  const started = Date.now();
  expect(compareLists(list(lines.join('\n')), 'equals', list('permit ip any any'))).toEqual({
    verdict: 'undecided',
  });
  expect(Date.now() - started).toBeLessThan(2000);
});
