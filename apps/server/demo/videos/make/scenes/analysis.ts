import type { Scene } from '../scene.types.ts';

export const tcpHandshake: Scene = {
  title: 'The TCP handshake',
  subtitle: 'three segments before the first byte',
  hosts: [
    { id: 'c', x: 600, y: 240, label: 'Client', detail: '10.0.10.11' },
    { id: 's', x: 1100, y: 240, label: 'Server', detail: '10.0.20.80' },
  ],
  links: [['c', 's']],
  steps: [
    {
      name: 'Listening',
      captions: [
        'The server listens on port 443.',
        'The client picks a free port and a random number.',
      ],
      lit: ['s'],
    },
    {
      name: 'SYN',
      captions: [
        'SYN: I want to talk, my bytes start after 1000.',
        'The SYN itself counts as one.',
      ],
      packets: [{ from: 'c', to: 's', label: 'SYN', detail: 'seq 1000' }],
    },
    {
      name: 'SYN-ACK',
      captions: ['SYN-ACK: I heard you, send me 1001 next.', 'And my own bytes start after 5000.'],
      packets: [{ from: 's', to: 'c', label: 'SYN, ACK', detail: 'seq 5000, ack 1001' }],
    },
    {
      name: 'ACK',
      captions: ['ACK: I heard you too, send me 5001 next.', 'Both sides are established now.'],
      packets: [{ from: 'c', to: 's', label: 'ACK', detail: 'ack 5001', tone: 'green' }],
      lit: ['c', 's'],
    },
    {
      name: 'On the wire',
      captions: ['In tcpdump the flags stand in brackets.', 'S is SYN, the dot is ACK.'],
      terminal: [
        '$ tcpdump -n port 443',
        '10.0.10.11.51514 > 10.0.20.80.443: [S], seq 1000',
        '10.0.20.80.443 > 10.0.10.11.51514: [S.], seq 5000',
        '10.0.10.11.51514 > 10.0.20.80.443: [.], ack 5001',
      ],
    },
    {
      name: 'When it fails',
      captions: [
        'SYN again and again: nothing answers, think of a filter.',
        'A reset at once: the host is there, the port is closed.',
      ],
      terminal: [
        '10.0.10.11.51516 > 10.0.20.80.8443: [S]',
        '10.0.20.80.8443 > 10.0.10.11.51516: [R.]',
      ],
    },
  ],
};

export const dnsLookup: Scene = {
  title: 'One DNS lookup',
  subtitle: 'who asks whom for www.example.org',
  hosts: [
    { id: 'stub', x: 560, y: 220, label: 'Laptop' },
    { id: 'rec', x: 780, y: 300, label: 'Resolver', detail: '10.0.0.53' },
    { id: 'root', x: 1090, y: 190, label: 'Root' },
    { id: 'tld', x: 1120, y: 280, label: '.org' },
    { id: 'auth', x: 1080, y: 370, label: 'example.org' },
  ],
  links: [
    ['stub', 'rec'],
    ['rec', 'root'],
    ['rec', 'tld'],
    ['rec', 'auth'],
  ],
  steps: [
    {
      name: 'The question',
      captions: ['The laptop asks its resolver and waits.', 'This is the only question it sends.'],
      packets: [{ from: 'stub', to: 'rec', label: 'www?' }],
      lit: ['stub'],
    },
    {
      name: 'The root',
      captions: [
        'The resolver knows nothing yet and asks a root server.',
        'The root names the servers of .org.',
      ],
      packets: [
        { from: 'rec', to: 'root', label: 'www?' },
        { from: 'root', to: 'rec', label: 'ask .org' },
      ],
      lit: ['root'],
    },
    {
      name: 'The top level',
      captions: ['It asks .org the very same question.', '.org names the servers of example.org.'],
      packets: [
        { from: 'rec', to: 'tld', label: 'www?' },
        { from: 'tld', to: 'rec', label: 'ask them' },
      ],
      lit: ['tld'],
    },
    {
      name: 'The authority',
      captions: [
        'The servers of example.org know the address.',
        'Their answer is authoritative and has a lifetime.',
      ],
      packets: [
        { from: 'rec', to: 'auth', label: 'www?' },
        { from: 'auth', to: 'rec', label: 'A record', tone: 'green' },
      ],
      lit: ['auth'],
    },
    {
      name: 'The answer',
      captions: [
        'The resolver answers the laptop and keeps a copy.',
        'Until the lifetime ends, nobody else is asked.',
      ],
      packets: [{ from: 'rec', to: 'stub', label: 'A record', tone: 'green' }],
    },
    {
      name: 'With dig',
      captions: [
        'dig shows the answer with the seconds it may be kept.',
        'Ask twice: a cached answer counts down.',
      ],
      terminal: [
        '$ dig +noall +answer www.example.org',
        'www.example.org.  3600  IN  A  192.0.2.10',
        '$ dig +noall +answer www.example.org',
        'www.example.org.  3594  IN  A  192.0.2.10',
      ],
    },
  ],
};
