import { expect, test } from 'vitest';
import { parseLog, replay } from '../cli/index.ts';
import { MOST_EVENTS } from '../cli/session.ts';
import { EVENT_BUDGET } from '../plane/index.ts';
import { circle, pings } from './circle.fixture.ts';
import type { Check, Definition } from './definition.ts';
import { draw } from './draw.ts';
import { grade } from './grade.ts';
import { gameOf, playedNetwork } from './network.ts';

const MOST_GOALS = 20;
const plain = { exercise: 1 as const, title: 'Too much', task: ['Do it.'], seeds: [1], tests: [] };
const goals = (check: (at: number) => Check) =>
  Array.from({ length: MOST_GOALS }, (_, at) => ({
    id: `g${at}`,
    title: `${at}`,
    check: check(at),
  }));

/** Each line pairs a bit of the source with one of the destination: no small diagram holds them. */
const dotted = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255).join('.');
const hostile = Array.from({ length: 31 }, (_, at) => {
  const match = `${dotted(2 ** at)} ${dotted(~(2 ** at))}`;
  return `permit ip ${match} ${match}`;
}).join('\n');

test('all goals about a list share what comparing may take', () => {
  const definition: Definition = {
    ...plain,
    kind: 'acl',
    lists: [{ id: 'A', kind: 'extended' }],
    goals: goals((at) => ({
      kind: 'flows',
      list: 'A',
      flows: Array.from({ length: 20 }, (_, flow) => ({
        label: `${flow}`,
        proto: 'tcp',
        port: at * 20 + flow,
        expect: 'permit',
      })),
    })),
    model: { texts: { A: 'permit ip any any' } },
  };
  const drawn = draw(definition, 1);
  const { goals: found } = grade(drawn, { texts: { A: hostile } });
  expect(new Set(found.map(({ cause }) => cause))).toEqual(new Set(['budget']));
  expect(grade(drawn, definition.model).passed).toBe(true);
  // Each comparison has room in this budget, and 400 of them have not.
  const { goals: some } = grade(drawn, definition.model, 4000);
  expect([some[0]?.cause, some[MOST_GOALS - 1]?.cause]).toEqual(['met', 'budget']);
});

const listed: Definition = {
  ...plain,
  kind: 'acl',
  lists: [{ id: 'A', kind: 'extended' }],
  goals: goals(() => ({
    kind: 'acl',
    list: 'A',
    relation: 'equals',
    model: 'permit ip any any',
  })),
  model: { texts: { A: 'permit ip any any' } },
};

test.each([
  ['lines that cannot be read', 'x\n'.repeat(400), 'unread-lines'],
  ['a line that never ends', 'x'.repeat(60_000), 'unread-lines'],
  ['more lines than a list has', 'permit ip any any\r'.repeat(3000), 'long-list'],
])('%s are told in a few words, whatever the goals', (_, text, cause) => {
  const found = grade(draw(listed, 1), { texts: { A: text } });
  expect(new Set(found.goals.map((goal) => goal.cause))).toEqual(new Set([cause]));
  expect(JSON.stringify(found).length).toBeLessThan(30_000);
});

test('packets through a long routing table are followed to the last', () => {
  const log = [
    'R1: conf t',
    ...Array.from(
      { length: 900 },
      (_, at) => `R1: ip route 10.${1 + (at >> 8)}.${at & 255}.0 255.255.255.0 10.0.0.9`,
    ),
    ...Array.from({ length: 1000 }, () => 'R1: do ping 10.1.7.1'),
  ];
  const wired: Definition = {
    ...plain,
    kind: 'configure',
    network: {
      devices: [
        { name: 'PC1', kind: 'host', start: 'ip address 10.0.0.9/24', x: 1, y: 1 },
        {
          name: 'R1',
          kind: 'router',
          start: 'interface Gi0/0\n ip address 10.0.0.1 255.255.255.0\n no shutdown',
          x: 9,
          y: 5,
        },
      ],
      links: [{ a: 'PC1 eth0', b: 'R1 Gi0/0' }],
    },
    goals: [],
    model: { texts: { log: '' } },
  };
  const { transcript } = replay(...gameOf(wired, parseLog(log.join('\n'))));
  expect(transcript[1900]?.output.join()).toContain('Success rate is 0 percent');
});

test('switches in a circle end each ping, each session and all goals', () => {
  const definition = circle(goals(() => ({ kind: 'reach', from: 'PC1', to: '10.0.0.9' })));
  const log = pings(60);
  const { session, transcript } = replay(...gameOf(definition, parseLog(log)));
  expect(session.spent).toBeLessThan(MOST_EVENTS + EVENT_BUDGET * 2);
  expect(transcript[59]?.fault).toEqual({ code: 'full' });
  const { goals: found } = grade(draw(definition, 1), { texts: { log } });
  expect(new Set(found.map(({ cause }) => cause))).toEqual(new Set(['storm']));
  // Looking doesn't change a device, however much it takes.
  expect(playedNetwork(definition, log).configs).toEqual(playedNetwork(definition, '').configs);
});
