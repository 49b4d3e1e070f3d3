import type { Definition } from './definition.ts';

/** Guests may ask DNS servers and browse, and reach nothing inside. */
export const guestsDefinition: Definition = {
  exercise: 1,
  kind: 'acl',
  title: 'Guests stay outside',
  task: ['Guests sit in {guests}. Nothing in {inside} may answer them, except DNS.'],
  variants: {
    draw: {
      guests: { subnet: { from: '10.20.0.0/16', length: 24 } },
      inside: { one: ['10.20.0.0/16'] },
      servers: { subnet: { from: '10.20.0.0/16', length: 24 } },
    },
    where: ['disjoint(guests, servers)'],
  },
  seeds: [1, 2, 3],
  lists: [{ id: 'GUEST-IN', kind: 'extended', on: 'on Gi0/0.40, inbound' }],
  hosts: { 'a guest': '{guests.host(17)}', 'the payroll server': '{servers.host(5)}' },
  goals: [
    {
      id: 'dns',
      title: 'DNS is answered',
      check: {
        kind: 'flows',
        list: 'GUEST-IN',
        flows: [{ label: 'Any DNS', from: '{guests}', proto: 'udp', port: 53, expect: 'permit' }],
      },
    },
    {
      id: 'inside',
      title: 'Nothing inside is reachable',
      check: {
        kind: 'flows',
        list: 'GUEST-IN',
        flows: [
          { label: 'Inside, TCP', from: '{guests}', to: '{inside}', proto: 'tcp', expect: 'deny' },
        ],
      },
    },
    {
      id: 'web',
      title: 'The web opens',
      check: {
        kind: 'flows',
        list: 'GUEST-IN',
        flows: [
          {
            label: 'Internet, TCP 443',
            from: '{guests}',
            to: 'not {inside}',
            proto: 'tcp',
            port: [80, 443],
            expect: 'permit',
          },
        ],
      },
    },
    {
      id: 'tidy',
      title: 'No line without work',
      optional: true,
      needs: ['dns', 'inside', 'web'],
      check: { kind: 'minimal', list: 'GUEST-IN' },
    },
  ],
  hints: [
    { for: 'inside', text: 'Lines are read from the top.' },
    { for: 'inside', show: 'line' },
  ],
  model: {
    texts: {
      'GUEST-IN':
        'permit udp {guests.network} {guests.wildcard} any eq 53\ndeny ip any 10.20.0.0 0.0.255.255\npermit tcp {guests.network} {guests.wildcard} any eq 80 443',
    },
  },
  tests: [
    {
      accept: {
        'GUEST-IN':
          '10 permit udp any any eq domain\n20 deny ip any {inside.network} {inside.wildcard}\n30 permit tcp any any eq www\n40 permit tcp any any eq 443',
      },
    },
    { refuse: { 'GUEST-IN': 'deny ip any any' }, unmet: ['dns', 'web'] },
    { refuse: { 'GUEST-IN': 'permit ip any any' }, unmet: ['inside'] },
  ],
};

/** One question about a drawn network. */
export const subnetDefinition: Definition = {
  exercise: 1,
  kind: 'address',
  title: 'Ends of a network',
  task: ['Look at {net}.'],
  variants: { draw: { net: { subnet: { from: '10.0.0.0/8', length: 19 } } } },
  seeds: [7, 8],
  fields: [
    { id: 'last', label: 'Last usable host', as: 'address' },
    { id: 'mask', label: 'Mask', as: 'mask' },
  ],
  goals: [
    {
      id: 'last',
      title: 'The last host',
      check: { kind: 'value', field: 'last', equals: '{net.last}' },
    },
    {
      id: 'mask',
      title: 'The mask',
      check: { kind: 'value', field: 'mask', equals: '{net.mask}' },
    },
  ],
  model: { texts: { last: '{net.last}', mask: '{net.mask}' } },
  tests: [
    { accept: { mask: '/19' } },
    { refuse: { last: '{net.broadcast}' }, unmet: ['last'] },
    { refuse: { mask: '/18' }, unmet: ['mask'] },
  ],
};
