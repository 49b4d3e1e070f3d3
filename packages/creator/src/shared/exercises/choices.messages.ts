import { defineMessages } from '@uplink/api-client/messages';

/** What the words of the format are called in menus; protocols and commands are called what they are. */
export const exerciseChoicesMessages = defineMessages('creator/exercise-choices', {
  kinds: {
    address: 'Addresses',
    plan: 'Address plan',
    acl: 'Access list',
    configure: 'Configuration',
    repair: 'Repair',
    trace: 'Prediction',
  },
  drawnAs: { subnet: 'Subnet of a larger network', one: 'One of several', number: 'Number' },
  readAs: {
    address: 'IPv4 address',
    prefix: 'Prefix',
    mask: 'Mask',
    wildcard: 'Wildcard mask',
    number: 'Number',
    ipv6: 'IPv6 address',
    names: 'Names in their order',
  },
  checks: {
    value: 'A value that is typed',
    plan: 'A plan of networks',
    acl: 'A list, by a model list',
    flows: 'A list, by packets',
    minimal: 'A list without redundant lines',
    unchanged: 'Lines of a list that stay',
    reach: 'A packet that arrives',
    unreach: 'A packet that does not arrive',
    path: 'A packet’s path',
    property: 'Lines of a configuration',
    survives: 'Goals after a link is cut',
    hops: 'A predicted path',
  },
  relation: {
    equals: 'permits the same packets',
    subset: 'permits no others',
    disjoint: 'permits none of them',
  },
  shows: { words: 'Words', line: 'The line at fault' },
  kind: {
    standard: 'Standard',
    extended: 'Extended',
    router: 'Router',
    switch: 'Switch',
    host: 'Host',
  },
  neededToPass: { required: 'Required', optional: 'Optional' },
  thisAnswerIs: { accepted: 'Accepted', refused: 'Refused' },
  leastWaste: { no: 'No', yes: 'Yes' },
  upToTheDrop: { no: 'No', yes: 'Yes' },
});
