import type { StagedLab } from '@uplink/net/exercise';

const lines = (...entered: string[]) => entered.join('\n');

/** A host at a router that has no address yet: first the port, then the route to a server behind another router. */
export const twoStages = (words = 'Give R1 its address.'): StagedLab => ({
  lab: 1,
  seeds: [1, 2],
  variants: { draw: { lan: { subnet: { from: '10.8.0.0/16', length: 24 } } } },
  network: {
    devices: [
      {
        name: 'PC1',
        kind: 'host',
        x: 10,
        y: 50,
        start: 'ip address {lan.host(9)}/24 gateway {lan.first}',
      },
      { name: 'R1', kind: 'router', x: 40, y: 50, start: 'hostname R1' },
      {
        name: 'R2',
        kind: 'router',
        x: 70,
        y: 50,
        start: lines(
          'hostname R2',
          'interface Gi0/0',
          ' ip address 172.16.0.2 255.255.255.252',
          'ip route {lan.network} 255.255.255.0 172.16.0.1',
        ),
      },
    ],
    links: [
      { a: 'PC1 eth0', b: 'R1 Gi0/0' },
      { a: 'R1 Gi0/1', b: 'R2 Gi0/0' },
    ],
    locked: ['PC1', 'R2'],
  },
  stages: [
    {
      title: 'The gateway',
      task: [words],
      goals: [
        {
          id: 'gateway',
          title: 'PC1 reaches its gateway',
          check: { kind: 'reach', from: 'PC1', to: '{lan.first}' },
        },
      ],
      hints: [{ for: 'gateway', text: 'It begins with configure terminal.' }],
      model: lines(
        'R1: configure terminal',
        'R1: interface Gi0/0',
        'R1: ip address {lan.first} 255.255.255.0',
        'R1: no shutdown',
        'R1: end',
      ),
      tests: [
        {
          accept: lines(
            'R1: conf t',
            'R1: int g0/0',
            'R1: no shut',
            'R1: ip addr {lan.first} 255.255.255.0',
            'R1: end',
          ),
        },
        { refuse: 'R1: show ip route', unmet: ['gateway'] },
      ],
    },
    {
      title: 'The way out',
      task: ['Connect R1 to 172.16.0.0/30.'],
      goals: [
        {
          id: 'out',
          title: 'PC1 reaches R2',
          check: { kind: 'reach', from: 'PC1', to: '172.16.0.2' },
        },
      ],
      model: lines(
        'R1: configure terminal',
        'R1: interface Gi0/1',
        'R1: ip address 172.16.0.1 255.255.255.252',
        'R1: no shutdown',
        'R1: end',
      ),
      tests: [
        {
          accept: lines(
            'R1: conf t',
            'R1: int g0/1',
            'R1: no shut',
            'R1: ip addr 172.16.0.1 255.255.255.252',
          ),
        },
        {
          refuse: lines(
            'R1: conf t',
            'R1: int g0/1',
            'R1: no shut',
            'R1: ip addr 172.16.0.5 255.255.255.252',
          ),
          unmet: ['out'],
        },
      ],
    },
  ],
});
