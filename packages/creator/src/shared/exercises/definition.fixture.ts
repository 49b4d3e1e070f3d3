import type { Definition } from '@uplink/net/exercise';

/** Guests ask DNS servers and reach nothing else. */
export const dnsFixture: Definition = {
  exercise: 1,
  kind: 'acl',
  title: 'DNS and nothing else',
  task: ['Guests ask DNS servers, and reach nothing else.'],
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
