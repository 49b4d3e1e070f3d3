import type { Definition } from '@uplink/net/exercise';

const router = (name: string, inside: string, between: string, routes = '') =>
  `hostname ${name}
interface Gi0/0
 ip address ${inside}
 no shutdown
interface Gi0/1
 ip address ${between}
 no shutdown
${routes}`;

const route = '10.0.30.0 255.255.255.0';

/** The exercise of the landing page: one route is missing. */
export const homeExercise: Definition = {
  exercise: 1,
  kind: 'repair',
  title: 'Make the ping go through',
  task: ['PC1 cannot reach SRV1. Find the router that does not know the way, and tell it.'],
  seeds: [1],
  network: {
    devices: [
      {
        name: 'PC1',
        kind: 'host',
        x: 11,
        y: 50,
        start: 'ip address 10.0.10.11/24 gateway 10.0.10.1',
      },
      {
        name: 'R1',
        kind: 'router',
        x: 37,
        y: 50,
        start: router('R1', '10.0.10.1 255.255.255.0', '10.0.12.1 255.255.255.252'),
      },
      {
        name: 'R2',
        kind: 'router',
        x: 63,
        y: 50,
        start: router(
          'R2',
          '10.0.30.1 255.255.255.0',
          '10.0.12.2 255.255.255.252',
          'ip route 10.0.10.0 255.255.255.0 10.0.12.1',
        ),
      },
      {
        name: 'SRV1',
        kind: 'host',
        x: 89,
        y: 50,
        start: 'ip address 10.0.30.10/24 gateway 10.0.30.1',
      },
    ],
    links: [
      { a: 'PC1 eth0', b: 'R1 Gi0/0' },
      { a: 'R1 Gi0/1', b: 'R2 Gi0/1' },
      { a: 'R2 Gi0/0', b: 'SRV1 eth0' },
    ],
    locked: ['PC1', 'R2', 'SRV1'],
  },
  goals: [
    {
      id: 'ping',
      title: 'PC1 and SRV1 reach each other',
      check: { kind: 'reach', from: 'PC1', to: 'SRV1' },
    },
  ],
  model: { texts: { log: `R1: configure terminal\nR1: ip route ${route} 10.0.12.2` } },
  tests: [
    { accept: { log: 'R1: conf t\nR1: ip route 0.0.0.0 0.0.0.0 10.0.12.2' } },
    { accept: { log: 'R1: conf t\nR1: ip route 10.0.30.10 255.255.255.255 10.0.12.2' } },
    { refuse: { log: `R1: conf t\nR1: ip route ${route} 10.0.12.3` }, unmet: ['ping'] },
    {
      refuse: { log: 'R1: conf t\nR1: ip route 10.0.40.0 255.255.255.0 10.0.12.2' },
      unmet: ['ping'],
    },
  ],
};

/** What the field offers: running it repairs the network. */
export const offeredLine = `ip route ${route} 10.0.12.2`;
