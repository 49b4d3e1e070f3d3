import type { Scene } from '../scene.types.ts';

export const vlanTagging: Scene = {
  title: 'A frame on a trunk',
  subtitle: '802.1Q adds four bytes',
  hosts: [
    { id: 'pc', x: 560, y: 230, label: 'PC', detail: 'VLAN 10' },
    { id: 's1', x: 760, y: 330, label: 'SW1' },
    { id: 's2', x: 1000, y: 330, label: 'SW2' },
    { id: 'srv', x: 1150, y: 230, label: 'Server', detail: 'VLAN 10' },
  ],
  links: [
    ['pc', 's1'],
    ['s1', 's2'],
    ['s2', 'srv'],
  ],
  steps: [
    {
      name: 'An access port',
      captions: [
        'The PC sends a plain Ethernet frame.',
        'It knows nothing of VLANs. The port does: VLAN 10.',
      ],
      packets: [{ from: 'pc', to: 's1', label: 'frame' }],
      lit: ['pc'],
    },
    {
      name: 'The tag',
      captions: [
        'The trunk carries many VLANs, so SW1 marks the frame.',
        'Four bytes go in behind the source address.',
      ],
      terminal: ['dst MAC | src MAC | 0x8100 | PCP DEI VID 10 | type | data'],
      lit: ['s1'],
    },
    {
      name: 'Over the trunk',
      captions: [
        'The tagged frame crosses the trunk.',
        'SW2 reads VID 10 and looks in that VLAN only.',
      ],
      packets: [{ from: 's1', to: 's2', label: 'VID 10', tone: 'green' }],
    },
    {
      name: 'The tag goes',
      captions: [
        'On the access port SW2 takes the tag off.',
        'The server gets the frame just as the PC sent it.',
      ],
      packets: [{ from: 's2', to: 'srv', label: 'frame' }],
      lit: ['srv'],
    },
    {
      name: 'The native VLAN',
      captions: [
        'One VLAN of a trunk goes without a tag: the native one.',
        'Both ends must agree, or frames change VLAN in silence.',
      ],
      packets: [
        {
          from: 's1',
          to: 's2',
          label: 'no tag',
          tone: 'red',
          detail: 'native 1 here, native 99 there',
        },
      ],
    },
    {
      name: 'Check',
      captions: ['Ask both ends and compare.', 'Same native VLAN, same list of allowed VLANs.'],
      terminal: [
        'SW1# show interfaces trunk',
        'Port   Mode  Encapsulation  Native vlan',
        'Gi0/1  on    802.1q         99',
        'Gi0/1  Vlans allowed: 10,20,99',
      ],
    },
  ],
};

export const spanningTreeLoop: Scene = {
  title: 'Three switches, one loop',
  subtitle: 'why a port must block',
  hosts: [
    { id: 'a', x: 860, y: 190, label: 'SW-A', detail: 'priority 4096' },
    { id: 'b', x: 640, y: 350, label: 'SW-B', detail: 'priority 32768' },
    { id: 'c', x: 1090, y: 350, label: 'SW-C', detail: 'priority 32768' },
  ],
  links: [
    ['a', 'b'],
    ['a', 'c'],
    ['b', 'c'],
  ],
  steps: [
    {
      name: 'A triangle',
      captions: [
        'A second path keeps the office up when one cable fails.',
        'It also makes a loop.',
      ],
      lit: ['a', 'b', 'c'],
    },
    {
      name: 'A broadcast',
      captions: [
        'A host behind SW-B sends one broadcast.',
        'Every switch floods it out of every other port.',
      ],
      packets: [
        { from: 'b', to: 'a', label: 'ARP?', tone: 'red' },
        { from: 'a', to: 'c', label: 'ARP?', tone: 'red' },
        { from: 'c', to: 'b', label: 'ARP?', tone: 'red' },
      ],
    },
    {
      name: 'The storm',
      captions: [
        'A frame has no hop count. It turns for ever, and doubles.',
        'In seconds the links are full and the CPU is busy.',
      ],
      packets: [
        { from: 'b', to: 'c', label: 'x 1000', tone: 'red' },
        { from: 'c', to: 'a', label: 'x 2000', tone: 'red' },
      ],
    },
    {
      name: 'A root',
      captions: [
        'Spanning tree elects the lowest bridge ID as root: SW-A.',
        'Every other switch finds its cheapest way to the root.',
      ],
      packets: [
        { from: 'a', to: 'b', label: 'BPDU', tone: 'green' },
        { from: 'a', to: 'c', label: 'BPDU', tone: 'green' },
      ],
      lit: ['a'],
    },
    {
      name: 'One port blocks',
      captions: [
        'The link between B and C is on no cheapest way.',
        'One end of it blocks. The loop is gone.',
      ],
      cut: [['b', 'c']],
      lit: ['c'],
    },
    {
      name: 'A cable fails',
      captions: [
        'Now the link from A to C breaks.',
        'The blocked port opens, and C stays reachable.',
      ],
      cut: [['a', 'c']],
      packets: [
        { from: 'c', to: 'b', label: 'traffic', tone: 'green' },
        { from: 'b', to: 'a', label: 'traffic', tone: 'green' },
      ],
    },
  ],
};
