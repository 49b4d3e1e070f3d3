import type { Packet } from '../packet/index.ts';

/** What happened to a packet at a device. Texts come from `messages`. */
export type StepCode =
  | 'sent'
  | 'received'
  | 'delivered'
  | 'switched'
  | 'flooded'
  | 'routed'
  | 'arp-known'
  | 'permitted'
  | DropCode;

/** Why a packet goes no further. */
export type DropCode =
  | 'denied'
  | 'no-route'
  | 'discarded'
  | 'ttl-expired'
  | 'arp-waiting'
  | 'arp-failed'
  | 'not-routing'
  | 'vlan-missing'
  | 'vlan-not-allowed'
  | 'native-mismatch'
  | 'tagged-on-access'
  | 'no-subinterface'
  | 'tagged-at-host';

export interface Step {
  device: string;
  code: StepCode;
  /** The interface that the step is about. */
  port?: string;
  params?: Readonly<Record<string, string | number>>;
  /** The line of the list or the configuration that decided. */
  decidedBy?: string;
}

/** A packet with the part of the header that changes on the way. */
export interface IpPacket extends Packet {
  ttl: number;
  /** What an error message is about. */
  about?: IpPacket;
}

/** Steps of one packet, the last first: copies of a flooded frame share their beginning. */
export interface Chain {
  step: Step;
  before?: Chain;
}

/** The way of one packet, to where it arrived or was dropped. */
export interface Walk {
  packet: IpPacket;
  steps: Step[];
  end: 'delivered' | 'dropped';
}

/** The steps of a chain, the first first. */
export function stepsOf(chain: Chain | undefined): Step[] {
  const steps: Step[] = [];
  for (let at = chain; at; at = at.before) steps.push(at.step);
  return steps.reverse();
}
