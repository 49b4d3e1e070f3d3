import { ICMP, type Packet } from '../packet/index.ts';
import { protocolText } from './packet.messages.ts';

/** What a packet is for: `ICMP echo reply`, `TCP to port 443`. */
export function packetName(packet: Packet): string {
  const { proto, icmpType, dport } = packet;
  if (proto !== ICMP)
    return dport === undefined ? protocolText(packet) : `${protocolText(packet)} to port ${dport}`;
  return `ICMP ${ICMP_NAMES[icmpType ?? -1] ?? `type ${icmpType}`}`;
}

const ICMP_NAMES: Readonly<Record<number, string>> = {
  0: 'echo reply',
  3: 'destination unreachable',
  8: 'echo request',
  11: 'time exceeded',
};
