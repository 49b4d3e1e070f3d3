import type { Schema } from '@uplink/api-client';
import type { Definition } from '@uplink/net/exercise';

const definition: Definition = {
  exercise: 1,
  kind: 'repair',
  title: 'One way is not enough',
  task: [
    'R3 came back from repair last night. Pings arrive at the file server, yet no one at the branch can open it.',
  ],
  seeds: [1],
  network: {
    devices: [
      {
        name: 'PC1',
        kind: 'host',
        x: 11,
        y: 76,
        start: 'ip address 10.0.10.11/24 gateway 10.0.10.1',
      },
      { name: 'SW1', kind: 'switch', x: 11, y: 40, start: 'hostname SW1' },
      {
        name: 'R1',
        kind: 'router',
        x: 30,
        y: 40,
        start: `hostname R1
interface Gi0/0
 ip address 10.0.10.1 255.255.255.0
interface Gi0/1
 ip address 10.0.12.1 255.255.255.252
ip route 10.0.30.0 255.255.255.0 10.0.12.2`,
      },
      {
        name: 'R3',
        kind: 'router',
        x: 70,
        y: 40,
        start: `hostname R3
interface Gi0/0
 ip address 10.0.30.1 255.255.255.0
interface Gi0/1
 ip address 10.0.12.2 255.255.255.252`,
      },
      {
        name: 'SRV1',
        kind: 'host',
        x: 89,
        y: 76,
        start: 'ip address 10.0.30.10/24 gateway 10.0.30.1',
      },
    ],
    links: [
      { a: 'PC1 eth0', b: 'SW1 Fa0/1' },
      { a: 'SW1 Gi0/1', b: 'R1 Gi0/0' },
      { a: 'R1 Gi0/1', b: 'R3 Gi0/1' },
      { a: 'R3 Gi0/0', b: 'SRV1 eth0' },
    ],
    locked: ['PC1', 'SRV1', 'SW1'],
  },
  goals: [
    {
      id: 'gateway',
      title: 'PC1 reaches R1',
      check: { kind: 'reach', from: 'PC1', to: '10.0.10.1' },
    },
    {
      id: 'both',
      title: 'PC1 and SRV1 reach each other',
      check: { kind: 'reach', from: 'PC1', to: 'SRV1' },
    },
    {
      id: 'web',
      title: 'The files open over HTTPS',
      needs: ['both'],
      check: { kind: 'reach', from: 'PC1', to: 'SRV1', proto: 'tcp', port: 443 },
    },
  ],
  hints: [{ for: 'both', text: 'Follow the answer back, one hop at a time.' }],
  model: { texts: {} },
  tests: [],
};

/** An exercise with a network, as the server sends it. */
export const networkFixture: Schema<'Exercise'> = {
  id: 7,
  moduleId: 1,
  version: 1,
  seed: 1,
  values: {},
  definition: definition as unknown as Schema<'Exercise'>['definition'],
  answer: null,
  graded: null,
};
