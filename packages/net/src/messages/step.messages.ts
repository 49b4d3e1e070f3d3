import type { Step, StepCode } from '../plane/index.ts';

/** What a sentence about a step is made of, as far as the step has it. */
export type StepWords = {
  readonly [Word in
    | 'port'
    | 'vlan'
    | 'target'
    | 'list'
    | 'sequence'
    | 'direction'
    | 'to'
    | 'sent'
    | 'source'
    | 'prefix'
    | 'nextHop'
    | 'runnerUp'
    | 'lostBy']?: string | number | undefined;
};

/** What a device did with a packet, by the code of the step. */
export const stepSentences: Readonly<Record<StepCode, (words: StepWords) => string>> = {
  sent: () => 'Sends the packet.',
  received: ({ port }) => `Receives it on ${port}.`,
  delivered: () => 'Has this address: the packet has arrived.',
  switched: ({ vlan, port }) =>
    `VLAN ${vlan}: sends it out of ${port}, where it learned the address.`,
  flooded: ({ vlan }) =>
    `VLAN ${vlan}: doesn't know the address yet, and sends it out of every port.`,
  routed: routedText,
  'arp-known': ({ target, port }) =>
    `Knows the hardware address of ${target}, and sends it out of ${port}.`,
  permitted: ({ list, direction, port, sequence }) =>
    `List ${list} permits it ${direction === 'in' ? 'in' : 'out'} on ${port}, by line ${sequence}.`,
  denied: ({ list, port, sequence }) =>
    sequence === 0
      ? `No line of list ${list} on ${port} matches, so the end of the list drops it.`
      : `List ${list} on ${port} drops it, by line ${sequence}.`,
  'no-route': ({ to }) => `Looks up ${to} and finds no route. Drops the packet.`,
  discarded: ({ to }) => `Its route for ${to} leads to Null0. Drops the packet.`,
  'ttl-expired': () =>
    'The time to live runs out here: the packet looped, or its path is too long.',
  'arp-waiting': ({ target }) =>
    `Drops the packet while it asks for the hardware address of ${target}.`,
  'arp-failed': ({ target, port }) =>
    `Asks for ${target} on ${port}, and no one answers. Drops the packet.`,
  'not-routing': () => "This isn't its address, and it doesn't route. Drops the packet.",
  'vlan-missing': ({ vlan, port }) =>
    `VLAN ${vlan} doesn't exist here. Drops the frame that came in on ${port}.`,
  'vlan-not-allowed': ({ port, vlan }) => `The trunk ${port} doesn't carry VLAN ${vlan}.`,
  'native-mismatch': ({ sent, vlan, port }) =>
    `An untagged frame leaves in VLAN ${sent} and comes in as VLAN ${vlan} on ${port}: the native VLANs differ.`,
  'tagged-on-access': ({ vlan, port }) =>
    `A frame tagged for VLAN ${vlan} comes in on the access port ${port}. Drops it.`,
  'no-subinterface': ({ port, vlan }) =>
    `No subinterface of ${port} takes VLAN ${vlan}. Drops the frame.`,
  'tagged-at-host': ({ vlan }) => `Can't read a frame tagged for VLAN ${vlan}.`,
};

/** What a device did with a packet, in a sentence. */
export const stepText = ({ code, port, params }: Step, sentences = stepSentences): string =>
  sentences[code]({ port, ...params });

const LOST_BY: Readonly<Record<string, string>> = {
  length: 'is less specific',
  distance: 'has a higher administrative distance',
};

function routedText({ port, prefix, source, nextHop, runnerUp, lostBy }: StepWords) {
  const compared = runnerUp ? ` ${runnerUp} ${LOST_BY[lostBy ?? '']}.` : '';
  if (source === 'gateway')
    return `The destination isn't a neighbor, so it goes to the gateway ${nextHop}.`;
  if (source === 'connected') return `Route ${prefix} is connected to ${port}.${compared}`;
  const by = nextHop === undefined ? `out of ${port}` : `to ${nextHop}, out of ${port}`;
  return `Route ${prefix} sends it ${by}.${compared}`;
}
