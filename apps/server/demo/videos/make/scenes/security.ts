import type { Scene } from '../scene.types.ts';

export const aclOrder: Scene = {
  title: 'The first match decides',
  subtitle: 'an access list is read from the top',
  hosts: [
    { id: 'h', x: 580, y: 230, label: 'Host', detail: '10.0.10.50' },
    { id: 'r', x: 840, y: 230, label: 'Router', detail: 'list 101, in' },
    { id: 's', x: 1120, y: 230, label: 'Server', detail: '10.0.20.80' },
  ],
  links: [
    ['h', 'r'],
    ['r', 's'],
  ],
  steps: [
    {
      name: 'A packet comes',
      captions: [
        'The host asks the server for a web page.',
        'On the way in the router reads list 101.',
      ],
      packets: [{ from: 'h', to: 'r', label: 'TCP 443' }],
      lit: ['r'],
    },
    {
      name: 'Line 10',
      captions: [
        'Line 10 permits SSH from the admin network.',
        'Neither address nor port fit. Read on.',
      ],
      terminal: [
        '10 permit tcp 10.0.99.0 0.0.0.255 any eq 22',
        '20 permit tcp 10.0.10.0 0.0.0.255 any eq 443',
        '30 deny   tcp host 10.0.10.50 any eq 443',
        '   deny   ip any any   (unwritten)',
      ],
    },
    {
      name: 'Line 20',
      captions: [
        'Line 20 permits web traffic from our network: a match.',
        'The router stops reading and lets it pass.',
      ],
      packets: [{ from: 'r', to: 's', label: 'TCP 443', tone: 'green' }],
      lit: ['s'],
    },
    {
      name: 'A shadowed line',
      captions: [
        'Line 30 should have stopped this very host.',
        'It is never reached: line 20 covers it.',
      ],
      terminal: [
        'R1# show access-lists 101',
        '20 permit tcp 10.0.10.0 0.0.0.255 any eq 443 (812 matches)',
        '30 deny tcp host 10.0.10.50 any eq 443',
      ],
    },
    {
      name: 'Mend it',
      captions: [
        'Put the special case before the general one.',
        'Give it number 15, so that it stands above line 20.',
      ],
      terminal: [
        'R1(config)# ip access-list extended 101',
        'R1(config-ext-nacl)# no 30',
        'R1(config-ext-nacl)# 15 deny tcp host 10.0.10.50 any eq 443',
      ],
    },
    {
      name: 'The last line',
      captions: [
        'What no line permits is denied at the end.',
        'Nobody writes that line, and everybody meets it.',
      ],
      packets: [{ from: 'h', to: 'r', label: 'TCP 25', tone: 'red', detail: 'denied' }],
      lit: ['r'],
    },
  ],
};

export const phishingTriage: Scene = {
  title: 'One reported mail',
  subtitle: 'from the report to the verdict',
  hosts: [
    { id: 'u', x: 560, y: 230, label: 'User' },
    { id: 'soc', x: 820, y: 230, label: 'You' },
    { id: 'mx', x: 1110, y: 230, label: 'Mail gateway' },
  ],
  links: [
    ['u', 'soc'],
    ['soc', 'mx'],
  ],
  steps: [
    {
      name: 'The report',
      captions: [
        'A user reports: my mailbox is full, and a link to mend it.',
        'Thank them, and ask for the mail as an attachment.',
      ],
      packets: [{ from: 'u', to: 'soc', label: 'report' }],
      lit: ['u'],
    },
    {
      name: 'The headers',
      captions: [
        'Read the headers from the bottom up.',
        'SPF fails, and the reply goes to another domain.',
      ],
      terminal: [
        'From: IT Support <it@example.com>',
        'Reply-To: helpdesk@mailbox-quota.example',
        'Authentication-Results: spf=fail dkim=none dmarc=fail',
      ],
    },
    {
      name: 'The link',
      captions: [
        'Copy the address of the link, never open it.',
        'The text says one host, the address says another.',
      ],
      terminal: [
        'text  https://mail.example.com/quota',
        'link  https://example.com.quota-check.example/login',
      ],
    },
    {
      name: 'Who else',
      captions: [
        'Search the gateway for the same sender and subject.',
        'Twelve people got it. Two have clicked.',
      ],
      packets: [
        { from: 'soc', to: 'mx', label: 'search' },
        { from: 'mx', to: 'soc', label: '12 mails', tone: 'red' },
      ],
      lit: ['mx'],
    },
    {
      name: 'Contain',
      captions: [
        'Take the mail out of all boxes and block the domain.',
        'Reset the two passwords and end their sessions.',
      ],
      packets: [{ from: 'soc', to: 'mx', label: 'remove', tone: 'green' }],
    },
    {
      name: 'Verdict',
      captions: [
        'Verdict: phishing for passwords, true positive.',
        'Write down what you saw, when, and what you did.',
      ],
      terminal: [
        'verdict   true positive, credential phishing',
        'scope     12 received, 2 clicked, 0 further sign-ins',
        'actions   purge, block domain, reset 2 accounts',
      ],
    },
  ],
};
