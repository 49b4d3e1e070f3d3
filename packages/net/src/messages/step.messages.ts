import type { Step } from '../plane/index.ts';

const LOST_BY: Readonly<Record<string, string>> = {
  length: 'is less specific',
  distance: 'has a greater distance',
};

/** What a device did with a packet, in a sentence. */
export function stepText({ code, port, params = {} }: Step): string {
  const { vlan, target, list, sequence, direction } = params;
  switch (code) {
    case 'sent':
      return 'Sends the packet.';
    case 'received':
      return `Receives it on ${port}.`;
    case 'delivered':
      return 'Has this address: the packet has arrived.';
    case 'switched':
      return `VLAN ${vlan}: sends it out of ${port}, where it learned the address.`;
    case 'flooded':
      return `VLAN ${vlan}: doesn't know the address yet, and sends it out of every port.`;
    case 'routed':
      return routedText(params, port);
    case 'arp-known':
      return `Knows the hardware address of ${target}, and sends it out of ${port}.`;
    case 'permitted':
      return `List ${list} permits it ${direction === 'in' ? 'in' : 'out'} on ${port}, by line ${sequence}.`;
    case 'denied':
      return sequence === 0
        ? `No line of list ${list} on ${port} matches, so the end of the list drops it.`
        : `List ${list} on ${port} drops it, by line ${sequence}.`;
    case 'no-route':
      return `Looks up ${params.to} and finds no route. Drops the packet.`;
    case 'discarded':
      return `Its route for ${params.to} leads to Null0. Drops the packet.`;
    case 'ttl-expired':
      return 'The time to live ends here. The packet went round in circles, or too far.';
    case 'arp-waiting':
      return `Drops the packet while it asks for the hardware address of ${target}.`;
    case 'arp-failed':
      return `Asks for ${target} on ${port}, and no one answers. Drops the packet.`;
    case 'not-routing':
      return "Isn't its address, and the device doesn't route. Drops the packet.";
    case 'vlan-missing':
      return `VLAN ${vlan} doesn't exist here. Drops the frame that came in on ${port}.`;
    case 'vlan-not-allowed':
      return `The trunk ${port} doesn't carry VLAN ${vlan}.`;
    case 'native-mismatch':
      return `A frame without a tag leaves in VLAN ${params.sent} and comes in as VLAN ${vlan} on ${port}: the native VLANs differ.`;
    case 'tagged-on-access':
      return `A frame with a tag for VLAN ${vlan} comes in on the access port ${port}. Drops it.`;
    case 'no-subinterface':
      return `No subinterface of ${port} takes VLAN ${vlan}. Drops the frame.`;
    case 'tagged-at-host':
      return `Can't read a frame with a tag for VLAN ${vlan}.`;
  }
}

function routedText(params: NonNullable<Step['params']>, port: string | undefined) {
  const { prefix, source, nextHop, runnerUp, lostBy } = params;
  const compared = runnerUp ? ` ${runnerUp} ${LOST_BY[lostBy ?? '']}.` : '';
  if (source === 'gateway') return `Isn't a neighbor, so it goes to the gateway ${nextHop}.`;
  if (source === 'connected') return `Route ${prefix} is connected to ${port}.${compared}`;
  const by = nextHop === undefined ? `out of ${port}` : `to ${nextHop}, out of ${port}`;
  return `Route ${prefix} sends it ${by}.${compared}`;
}
