import type { Schema } from '@uplink/api-client';
import type { StagedLab } from '@uplink/net/exercise';

const lines = (...all: string[]) => all.join('\n');
const port = (address: string) =>
  lines(
    'R1: configure terminal',
    'R1: interface Gi0/0',
    `R1: ip address ${address} 255.255.255.0`,
    'R1: no shutdown',
    'R1: end',
  );
const out = (gateway: string) =>
  lines('R1: configure terminal', `R1: ip route 0.0.0.0 0.0.0.0 ${gateway}`, 'R1: end');

/** A lab of two stages that passes its own tests. */
export const stagedLabFixture: StagedLab = {
  lab: 1,
  seeds: [1],
  network: {
    devices: [
      { name: 'PC1', kind: 'host', start: 'ip address 10.0.0.9/24', x: 20, y: 50 },
      { name: 'R1', kind: 'router', start: 'hostname R1', x: 70, y: 50 },
    ],
    links: [{ a: 'PC1 eth0', b: 'R1 Gi0/0' }],
  },
  stages: [
    {
      title: 'A gateway',
      task: ['Give R1 an address that PC1 reaches.'],
      goals: [
        { id: 'up', title: 'R1 reaches PC1', check: { kind: 'reach', from: 'R1', to: 'PC1' } },
      ],
      hints: [{ for: 'up', text: 'It begins with configure terminal.' }],
      model: port('10.0.0.1'),
      tests: [{ accept: port('10.0.0.2') }, { refuse: port('172.16.0.1'), unmet: ['up'] }],
    },
    {
      title: 'A way out',
      task: ['Send everything else to PC1.'],
      goals: [
        {
          id: 'route',
          title: 'The rest goes to PC1',
          check: { kind: 'property', device: 'R1', lines: 'ip route 0.0.0.0 0.0.0.0 10.0.0.9' },
        },
      ],
      model: out('10.0.0.9'),
      tests: [
        { accept: lines('R1: show arp', out('10.0.0.9')) },
        { refuse: out('10.0.0.8'), unmet: ['route'] },
      ],
    },
  ],
};

export const labStagesFixture: Schema<'CreatorLabStages'> = {
  lab: {
    ...{ id: 21, title: 'Open a branch', description: 'Two stages.', vendor: 'Uplink Academy' },
    ...{ vendorId: 'open-a-branch', type: 1, numberOfLabs: 1, numberOfQuestions: 0 },
    ...{ isPublic: true, version: 1 },
  },
  version: 1,
  definition: JSON.stringify(stagedLabFixture),
  runCount: 3,
  canEdit: true,
};
