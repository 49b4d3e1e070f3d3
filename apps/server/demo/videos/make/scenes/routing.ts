import type { Scene } from '../scene.types.ts';

const r1 = { id: 'r1', x: 600, y: 240, label: 'R1', detail: '1.1.1.1' };
const r2 = { id: 'r2', x: 1100, y: 240, label: 'R2', detail: '2.2.2.2' };

export const ospfNeighborStates: Scene = {
  title: 'Neighbor states',
  subtitle: 'R1 and R2 on one Ethernet link',
  hosts: [r1, r2],
  links: [['r1', 'r2']],
  steps: [
    {
      name: 'Down',
      captions: [
        'Two routers share a link. Neither has heard the other.',
        'OSPF names every step from here to a full neighbor.',
      ],
    },
    {
      name: 'Init',
      captions: [
        'R1 sends a Hello to 224.0.0.5. It names no neighbor.',
        'R2 hears it and puts R1 in state Init.',
      ],
      packets: [{ from: 'r1', to: 'r2', label: 'Hello', detail: 'neighbors: none' }],
      lit: ['r2'],
    },
    {
      name: '2-Way',
      captions: [
        'R2 answers with a Hello that names R1.',
        'Both see themselves named. That is 2-Way.',
      ],
      packets: [{ from: 'r2', to: 'r1', label: 'Hello', detail: 'neighbors: 1.1.1.1' }],
      lit: ['r1', 'r2'],
    },
    {
      name: 'ExStart',
      captions: [
        'Both claim to be master. The higher router ID wins: R2.',
        'An MTU that differs stops the neighbor exactly here.',
      ],
      packets: [
        { from: 'r1', to: 'r2', label: 'DBD', detail: 'I M MS, I am the master' },
        { from: 'r2', to: 'r1', label: 'DBD', detail: 'I M MS, my ID is higher' },
      ],
      lit: ['r2'],
    },
    {
      name: 'Exchange',
      captions: [
        'The master sends the headers of its LSAs.',
        'R1 answers with the same sequence number and its own headers.',
      ],
      packets: [
        { from: 'r2', to: 'r1', label: 'DBD', detail: 'LSA headers' },
        { from: 'r1', to: 'r2', label: 'DBD', detail: 'LSA headers' },
      ],
    },
    {
      name: 'Loading',
      captions: ['R1 asks for the LSAs it lacks.', 'R2 sends them whole, and R1 acknowledges.'],
      packets: [
        { from: 'r1', to: 'r2', label: 'LSR' },
        { from: 'r2', to: 'r1', label: 'LSU' },
        { from: 'r1', to: 'r2', label: 'LSAck' },
      ],
    },
    {
      name: 'Full',
      captions: [
        'Both databases are the same now. The neighbor is Full.',
        'Read the state first: it says where to look.',
      ],
      terminal: [
        'R2# show ip ospf neighbor',
        'Neighbor ID  Pri  State     Address',
        '1.1.1.1        1  FULL/DR   10.0.12.1',
      ],
      lit: ['r1', 'r2'],
    },
  ],
};

export const subnettingSplit: Scene = {
  title: 'Splitting 10.20.0.0/16',
  subtitle: 'two sites, a core, and the links between',
  hosts: [
    { id: 'all', x: 860, y: 200, label: '10.20.0.0/16', detail: '65,536 addresses' },
    { id: 'hq', x: 640, y: 330, label: 'Head office', detail: '10.20.0.0/18' },
    { id: 'br', x: 1080, y: 330, label: 'Branch', detail: '10.20.64.0/18' },
  ],
  links: [
    ['all', 'hq'],
    ['all', 'br'],
  ],
  steps: [
    {
      name: 'One block',
      captions: ['The company gave us 10.20.0.0/16.', 'Sixteen bits are ours: 65,536 addresses.'],
      lit: ['all'],
    },
    {
      name: 'Two more bits',
      captions: ['Two bits make four blocks of /18.', 'Each holds 16,384 addresses.'],
      packets: [
        { from: 'all', to: 'hq', label: '00' },
        { from: 'all', to: 'br', label: '01' },
      ],
    },
    {
      name: 'A block a site',
      captions: [
        'Head office takes the first, the branch the second.',
        'The last two stay free for the next site.',
      ],
      lit: ['hq', 'br'],
    },
    {
      name: 'VLANs inside',
      captions: [
        'Inside a site each VLAN gets a /24.',
        'Users in 10.20.10.0/24, phones in 10.20.20.0/24.',
      ],
      terminal: [
        'VLAN 10  users    10.20.10.0/24',
        'VLAN 20  phones   10.20.20.0/24',
        'VLAN 99  switches 10.20.63.0/24',
      ],
      lit: ['hq'],
    },
    {
      name: 'Links',
      captions: [
        'A link between two routers needs two addresses: a /30.',
        'We take them from the end of the whole block.',
      ],
      terminal: ['WAN main    10.20.255.0/30', 'WAN backup  10.20.255.4/30'],
    },
    {
      name: 'One route out',
      captions: ['Each site announces one summary.', 'The other side needs one line, not twenty.'],
      packets: [{ from: 'hq', to: 'br', label: '10.20.0.0/18', tone: 'green' }],
    },
  ],
};
