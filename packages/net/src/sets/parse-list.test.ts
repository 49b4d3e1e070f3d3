import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rulesOf } from './access-list.ts';
import { anyList, anyRule } from './lists.fixture.ts';
import { parseLists } from './parse-list.ts';
import { formatList, formatRule } from './print.ts';

const web = { kind: 'extended', name: 'WEB' } as const;
const read = (text: string) => parseLists(text, web);
const printed = (text: string) => {
  const { lists, unread } = read(text);
  expect(unread).toEqual([]);
  return lists.map((list) => rulesOf(list).map(({ rule }) => formatRule(rule)));
};

test.each([
  ['permit udp any any eq 53', 'permit udp any any eq 53'],
  ['10 permit tcp any any eq www', 'permit tcp any any eq 80'],
  ['PERMIT TCP Any Host 10.0.0.1 EQ domain', 'permit tcp any host 10.0.0.1 eq 53'],
  ['deny ip 10.0.0.7 0.0.0.255 any', 'deny ip 10.0.0.0 0.0.0.255 any'],
  ['permit tcp any any eq 80 443', 'permit tcp any any eq 80 443'],
  [
    'permit tcp any range 2000 1000 any established',
    'permit tcp any range 1000 2000 any established',
  ],
  ['permit icmp any any echo-reply', 'permit icmp any any echo-reply'],
  ['permit icmp any any 3 3', 'permit icmp any any port-unreachable'],
  ['permit 89 any any', 'permit ospf any any'],
  ['deny udp any neq 53 any gt 1023 log', 'deny udp any neq 53 any gt 1023 log'],
])('reads %s', (text, canonical) => expect(printed(text)).toEqual([[canonical]]));

test.each([
  ['permit tcp any any eq http', 'port', 5],
  ['permit tcp any', 'incomplete', 3],
  ['permit tcp any any ack', 'unsupported', 4],
  ['permit udp any any established', 'word', 4],
  ['permit ip any any eq 80', 'word', 4],
  ['permit tcp 10.0.0.0/24 any', 'word', 2],
  ['allow ip any any', 'word', 0],
  ['0 permit ip any any', 'sequence', 0],
])('names the word of %s', (text, cause, word) => {
  expect(read(text).unread).toEqual([{ line: 1, text, cause, word }]);
});

test('orders lines by their sequence numbers, and refuses one given twice', () => {
  const { lists, unread } = read(
    '20 deny ip any any\n10 permit tcp any any\n10 permit udp any any',
  );
  expect(lists[0]?.entries.map(({ line }) => line)).toEqual([2, 1]);
  expect(unread).toMatchObject([{ line: 3, cause: 'sequence' }]);
});

test('reads numbered, named and standard lists of a configuration', () => {
  const { lists, unread } = parseLists(`hostname R1
access-list 10 permit 10.0.0.0 0.0.0.255
access-list 10 deny any log
access-list 101 remark the web
access-list 101 permit tcp any any eq www
interface Gi0/0
 ip access-group 101 in
ip access-list standard MGMT
 permit 10.9.9.9
!
 remark all others
 deny any
router ospf 1
 permit`);
  expect(unread).toEqual([]);
  expect(lists.map(({ name, kind, entries }) => [name, kind, entries.length])).toEqual([
    ['10', 'standard', 2],
    ['101', 'extended', 2],
    ['MGMT', 'standard', 3],
  ]);
});

test('reads what it writes', () => {
  fc.assert(
    fc.property(anyList, (list) => {
      const { lists, unread } = parseLists(formatList(list));
      expect(unread).toEqual([]);
      expect(lists).toEqual([list]);
    }),
  );
});

test('survives any text', () => {
  const word = fc.oneof(
    fc.constantFrom(
      'permit',
      'deny',
      'tcp',
      'any',
      'host',
      'eq',
      '10.0.0.1',
      'constructor',
      '99999',
    ),
    fc.string({ maxLength: 6 }),
  );
  const line = fc.array(word, { maxLength: 10 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(fc.array(line), anyRule, (lines, rule) => {
      const text = [...lines, formatRule(rule)].join('\n');
      expect(read(text).lists).toHaveLength(read(text).lists.length);
    }),
    { numRuns: 2000 },
  );
});
