import { formatLog, parseLog } from '@uplink/net/cli';
import { expect, test } from 'vitest';
import { isFull, withLines } from './network.rules.ts';

const enter = (log: string, lines: string[]) =>
  withLines({ formatLog }, log, { device: 'R1', lines });

test('lines are added in their order', () => {
  const log = enter(enter('', ['conf t']), ['int g0/1', '']);
  expect(parseLog(log)).toEqual([
    { device: 'R1', line: 'conf t' },
    { device: 'R1', line: 'int g0/1' },
    { device: 'R1', line: '' },
  ]);
});

test('whatever is pasted, an answer can still be saved', () => {
  const pasted = ['x'.repeat(70_000), ...Array.from({ length: 5_000 }, () => 'show ip route')];
  const log = enter('R1: enable', pasted);
  expect(log.length).toBeLessThanOrEqual(64_000);
  expect(parseLog(log)[1]?.line.length).toBeGreaterThan(4_096);
  expect(isFull(log)).toBe(true);
  expect(enter(log, ['show ip route'])).toBe(log);
});
