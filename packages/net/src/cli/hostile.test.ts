import fc from 'fast-check';
import { expect, test } from 'vitest';
import { office } from '../plane/networks.fixture.ts';
import { enter, MOST_COMMANDS, parseLog, replay, startSession } from './index.ts';

test('a line of 64 kB is refused', () => {
  const { exchange } = enter(startSession(office), { device: 'R1', line: 'show '.repeat(13_000) });
  expect(exchange.fault).toEqual({ code: 'too-long' });
  expect(exchange.line.length).toBeLessThanOrEqual(4096);
});

test('a filter of many blanks is read as fast as any other', () => {
  const blanks = ' '.repeat(1900);
  const { exchange } = enter(startSession(office), {
    device: 'R1',
    line: `show x | i${blanks}a${blanks}\u2028x`,
  });
  expect(exchange.fault).toMatchObject({ code: 'invalid', word: 2 });
});

test('a session takes 2,000 commands, within two seconds, and no more', () => {
  const lines = [
    'conf t',
    'int g0/1',
    'ip address 10.0.12.1 255.255.255.252',
    'end',
    'sh ip route',
  ];
  const log = Array.from({ length: MOST_COMMANDS + 1 }, (_, i) => ({
    device: 'R1',
    line: lines[i % lines.length] as string,
  }));
  const started = Date.now();
  const { session, transcript } = replay(office, log);
  expect(Date.now() - started).toBeLessThan(4000);
  expect(session.commands).toBe(MOST_COMMANDS);
  expect(transcript[MOST_COMMANDS]?.fault).toEqual({ code: 'full' });
});

test('forged logs reach nothing: unknown devices, modes and inherited names', () => {
  const log = parseLog(
    'R9: conf t\nconstructor: enable\n__proto__: conf t\nR1: hostname X\nno device',
  );
  const { session, transcript } = replay(office, log);
  expect(transcript.map(({ fault }) => fault?.code)).toEqual([
    'invalid',
    'invalid',
    'invalid',
    'invalid',
  ]);
  expect(session.configs).toEqual(startSession(office).configs);
});

test('no line crashes a console, and the same log gives the same bytes', () => {
  const words =
    'conf t int g0/1 ip address no show run route 10.0.0.1 255.0.0.0 access-list ext A permit any vlan 10 do ping | ? exit end switchport trunk allowed add constructor __proto__'.split(
      ' ',
    );
  const line = fc.oneof(
    fc.array(fc.constantFrom(...words), { maxLength: 7 }).map((parts) => parts.join(' ')),
    fc.string({ unit: 'binary', maxLength: 40 }),
  );
  const entry = fc.record({ device: fc.constantFrom('R1', 'SW1', 'PC1', 'toString'), line });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 25 }), (log) => {
      expect(JSON.stringify(replay(office, log))).toBe(JSON.stringify(replay(office, log)));
    }),
    { numRuns: 300 },
  );
});
