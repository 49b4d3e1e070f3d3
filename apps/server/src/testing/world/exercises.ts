import type { Definition } from '@uplink/net/exercise';

/** One question about a drawn network, with words of its own in what learners read. */
export const endsOfNetwork = (words = 'Look at'): Definition => ({
  exercise: 1,
  kind: 'address',
  title: 'Ends of a network',
  task: [`${words} {net}.`],
  variants: { draw: { net: { subnet: { from: '10.0.0.0/8', length: 19 } } } },
  seeds: [7, 8, 9],
  fields: [{ id: 'last', label: 'Last usable host', as: 'address' }],
  goals: [
    {
      id: 'last',
      title: 'The last host',
      check: { kind: 'value', field: 'last', equals: '{net.last}' },
    },
  ],
  model: { texts: { last: '{net.last}' } },
  tests: [
    { accept: { last: ' {net.last} ' } },
    { refuse: { last: '{net.broadcast}' }, unmet: ['last'] },
  ],
});

/** Guests ask DNS servers and reach nothing else. */
export const dnsOnly: Definition = {
  exercise: 1,
  kind: 'acl',
  title: 'DNS and nothing else',
  task: ['Guests ask DNS servers.'],
  seeds: [1],
  lists: [{ id: 'GUEST-IN', kind: 'extended' }],
  goals: [
    {
      id: 'dns',
      title: 'DNS only',
      check: {
        kind: 'acl',
        list: 'GUEST-IN',
        relation: 'equals',
        model: 'permit udp any any eq 53',
      },
    },
  ],
  model: { texts: { 'GUEST-IN': 'permit udp any any eq 53' } },
  tests: [
    { accept: { 'GUEST-IN': '10 permit udp any any eq domain\n20 deny ip any any' } },
    { refuse: { 'GUEST-IN': 'permit udp any any' }, unmet: ['dns'] },
  ],
};
