import { expect, test } from 'vitest';
import { draw } from './draw.ts';
import { grade } from './grade.ts';
import { checkStages, logBefore, type StagedLab, stageOf } from './stages.ts';

const port = (address: string) =>
  `R1: configure terminal\nR1: interface Gi0/0\nR1: ip address ${address} 255.255.255.0\nR1: no shutdown\nR1: end`;
const out = 'R1: configure terminal\nR1: ip route 0.0.0.0 0.0.0.0 {lan.host(9)}';

const lab: StagedLab = {
  lab: 1,
  seeds: [1, 2],
  variants: { draw: { lan: { subnet: { from: '10.0.0.0/8', length: 24 } } } },
  network: {
    devices: [
      { name: 'PC1', kind: 'host', start: 'ip address {lan.host(9)}/24', x: 10, y: 50 },
      { name: 'R1', kind: 'router', start: 'hostname R1', x: 50, y: 50 },
    ],
    links: [{ a: 'PC1 eth0', b: 'R1 Gi0/0' }],
  },
  stages: [
    {
      title: 'First',
      task: ['Give R1 {lan.first}.'],
      goals: [
        { id: 'up', title: 'R1 reaches PC1', check: { kind: 'reach', from: 'R1', to: 'PC1' } },
      ],
      model: port('{lan.first}'),
      tests: [{ accept: port('{lan.host(7)}') }, { refuse: port('172.16.0.1'), unmet: ['up'] }],
    },
    {
      title: 'Second',
      task: ['Send the rest to PC1.'],
      goals: [
        {
          id: 'route',
          title: 'The rest goes to PC1',
          check: {
            kind: 'property',
            device: 'R1',
            lines: 'ip route 0.0.0.0 0.0.0.0 {lan.host(9)}',
          },
        },
      ],
      model: out,
      tests: [{ accept: `${out}\nR1: end` }, { refuse: 'R1: show arp', unmet: ['route'] }],
    },
  ],
};

test('each stage is graded on the whole log, and proves itself after those before', () => {
  expect(checkStages(lab).map(({ faults }) => faults)).toEqual([[], []]);
  const { definition, ...second } = draw(stageOf(lab, 1), 2);
  const log = definition.model.texts.log ?? '';
  expect(grade({ ...second, definition }, { texts: { log } }).passed).toBe(true);
  expect(stageOf(lab, 1).model.texts.log).toBe(`${logBefore(lab, 1)}\n${out}`);
});

test('a stage that asks for nothing new is no stage', () => {
  const [first] = lab.stages;
  if (!first) throw new Error('The lab has a stage.');
  const again = { ...lab, stages: [first, { ...first, title: 'Again' }] };
  expect(checkStages(again)[1]?.faults).toContainEqual({ cause: 'start-passes', seed: 1 });
});
