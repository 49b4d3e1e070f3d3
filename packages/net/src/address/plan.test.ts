import { expect, test } from 'vitest';
import { lengthForHosts, planFaults } from './plan.ts';
import { type Prefix, parsePrefix } from './prefix.ts';

const block = parsePrefix('192.168.10.0/24') as Prefix;
const plan = (...networks: [string, number][]) =>
  networks.map(([text, hosts], at) => ({
    id: `n${at + 1}`,
    prefix: parsePrefix(text) as Prefix,
    hosts,
  }));

test.each([
  [2, 30],
  [60, 26],
  [62, 26],
  [63, 25],
])('%i hosts need a /%i', (hosts, length) => expect(lengthForHosts(hosts)).toBe(length));

test('accepts every order of networks that fit', () => {
  expect(
    planFaults(block, plan(['192.168.10.0/25', 100], ['192.168.10.128/26', 50]), true),
  ).toEqual([]);
  expect(
    planFaults(block, plan(['192.168.10.128/25', 100], ['192.168.10.0/26', 50]), true),
  ).toEqual([]);
});

test('names each fault', () => {
  expect(planFaults(block, plan(['192.168.10.0/25', 100], ['192.168.10.64/26', 50]))).toEqual([
    { cause: 'overlap', network: 'n2', other: 'n1' },
  ]);
  expect(planFaults(block, plan(['192.168.11.0/25', 10]))).toEqual([
    { cause: 'outside', network: 'n1' },
  ]);
  expect(planFaults(block, plan(['192.168.10.10/26', 10]))).toEqual([
    { cause: 'unaligned', network: 'n1' },
  ]);
  expect(planFaults(block, plan(['192.168.10.0/28', 15]))).toEqual([
    { cause: 'too-small', network: 'n1' },
  ]);
  expect(planFaults(block, plan(['192.168.10.0/26', 10]), true)).toEqual([
    { cause: 'too-big', network: 'n1' },
  ]);
});
