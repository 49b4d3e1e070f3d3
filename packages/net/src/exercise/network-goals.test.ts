import { expect, test } from 'vitest';
import { shortInterface } from '../config/index.ts';
import { office } from '../plane/networks.fixture.ts';
import type { Check, Definition } from './definition.ts';
import { draw } from './draw.ts';
import { grade } from './grade.ts';
import { checkForPublishing } from './publish-check.ts';

const end = ({ device, port }: { device: string; port: string }) =>
  `${device} ${shortInterface(port)}`;

function exercise(...checks: Check[]): Definition {
  return {
    exercise: 1,
    kind: 'repair',
    title: 'Guests reach the server',
    task: ['Repair it.'],
    seeds: [1],
    network: {
      devices: office.devices.map(({ name, kind, start }) => ({ name, kind, start, x: 0, y: 0 })),
      links: office.links.map(({ a, b }) => ({ a: end(a), b: end(b) })),
      locked: ['SW2'],
    },
    goals: checks.map((check, i) => ({ id: `g${i}`, title: `Goal ${i}`, check })),
    model: { texts: { log: 'R2: conf t\nR2: ip route 10.0.20.0 255.255.255.0 10.0.12.1' } },
    tests: [
      { accept: { log: 'R2: conf t\nR2: ip route 10.0.0.0 255.255.0.0 10.0.12.1' } },
      {
        refuse: { log: 'R1: conf t\nR1: ip route 10.0.20.0 255.255.255.0 10.0.12.2' },
        unmet: ['g0'],
      },
    ],
  };
}

const judged = (check: Check, log = '') =>
  grade(draw(exercise(check), 1), { texts: { log } }).goals[0];

test('a goal that is not reached shows where the answer is dropped', () => {
  const finding = judged({ kind: 'reach', from: 'PC2', to: 'SRV1' });
  expect(finding).toMatchObject({ verdict: 'unmet', cause: 'lost-back' });
  expect(finding?.probe?.back?.steps.slice(-1)).toMatchObject([{ device: 'R2', code: 'no-route' }]);
  expect(judged({ kind: 'reach', from: 'PC1', to: 'SRV1' })?.verdict).toBe('met');
});

test('the log repairs it', () => {
  const log = 'R2: conf t\nR2: ip route 10.0.20.0 255.255.255.0 10.0.12.1';
  expect(judged({ kind: 'reach', from: 'PC2', to: 'SRV1' }, log)?.verdict).toBe('met');
});

test('TCP is judged with its answer, as lists see it', () => {
  const log = `R2: conf t
R2: ip access-list ext OUT
R2: permit tcp any eq 443 any established
R2: int g0/1
R2: ip access-group OUT in`;
  const tcp = { kind: 'reach' as const, from: 'PC1', to: 'SRV1', proto: 'tcp' as const };
  expect(judged({ ...tcp, port: 443 }, log)?.verdict).toBe('met');
  expect(judged({ ...tcp, port: 80 }, log)).toMatchObject({ verdict: 'unmet', cause: 'lost-back' });
});

test('what must not arrive is met when it does not', () => {
  expect(judged({ kind: 'unreach', from: 'PC1', to: 'SRV1' })?.cause).toBe('arrives');
  const log = 'R1: conf t\nR1: int g0/1\nR1: shutdown';
  expect(judged({ kind: 'unreach', from: 'PC1', to: 'SRV1' }, log)?.verdict).toBe('met');
});

test('a path names the device that is missing, or that should be avoided', () => {
  const path = { kind: 'path' as const, from: 'PC1', to: 'SRV1' };
  expect(judged({ ...path, via: ['R1', 'R2'] })?.verdict).toBe('met');
  expect(judged({ ...path, via: ['R2', 'R1'] })).toMatchObject({ cause: 'misses', other: 'R1' });
  expect(judged({ ...path, avoids: ['R2'] })).toMatchObject({ cause: 'passes', other: 'R2' });
});

test('a property holds however it is written', () => {
  const trunk = (vlans: string): Check => ({
    kind: 'property',
    device: 'SW1',
    lines: `int gi0/1\n switchport trunk allowed vlan ${vlans}`,
  });
  expect(judged(trunk('20,10'))?.verdict).toBe('met');
  expect(judged(trunk('10'))).toMatchObject({ verdict: 'unmet', cause: 'not-so', other: 'SW1' });
});

test('without a link, the goal that fails is named with its packet', () => {
  const goals: Check[] = [
    { kind: 'reach', from: 'PC1', to: 'SRV1' },
    { kind: 'survives', cut: 'R1 Gi0/1', goals: ['g0'] },
  ];
  const [, survives] = grade(draw(exercise(...goals), 1), { texts: {} }).goals;
  expect(survives).toMatchObject({ verdict: 'unmet', cause: 'without-link', other: 'g0' });
  expect(survives?.probe?.there?.end).toBe('dropped');
});

test('an exercise with a network passes the publish check, and one that starts solved does not', () => {
  const { faults, mutants } = checkForPublishing(
    exercise({ kind: 'reach', from: 'PC2', to: 'SRV1' }),
  );
  expect(faults).toEqual([]);
  expect(mutants).toEqual({ caught: 2, total: 2 });
  const solved = checkForPublishing(exercise({ kind: 'reach', from: 'PC1', to: 'SRV1' }));
  expect(solved.faults.map(({ cause }) => cause)).toContain('start-passes');
});

test('a locked device keeps its configuration', () => {
  const log = 'SW2: conf t\nSW2: int g0/1\nSW2: shutdown';
  expect(judged({ kind: 'reach', from: 'PC1', to: 'SRV1' }, log)?.verdict).toBe('met');
});
