import { formatIpv4 } from '../address/index.ts';
import { ICMP, type Packet, protocolName, TCP } from '../packet/index.ts';

/** Protocols that have no name of their own. */
export const protocolTexts = {
  icmp: (type: number) => `ICMP type ${type}`,
  other: (proto: number) => `protocol ${proto}`,
};

/** The packet's protocol as people write it: `TCP`, `ICMP type 8`. */
export function protocolText({ proto, icmpType }: Packet, texts = protocolTexts): string {
  const name = protocolName(proto);
  if (proto === ICMP) return texts.icmp(icmpType ?? 0);
  return /^\d+$/.test(name) ? texts.other(proto) : name.toUpperCase();
}

/** What a TCP packet is part of; other protocols have no connections here. */
export const stateText = (
  { proto, established }: Packet,
  texts = stateTexts,
): string | undefined => {
  if (proto !== TCP) return undefined;
  return established ? texts.reply : texts.opens;
};

/** The two parts that a packet can have in a connection. */
export const stateTexts = { reply: 'reply in an open connection', opens: 'opens a connection' };

/** `10.20.40.17:51034`, without the port where there is none. */
export const endText = (address: number, port?: number): string =>
  port === undefined ? formatIpv4(address) : `${formatIpv4(address)}:${port}`;

/** `TCP from 10.0.0.1:49152 to 10.0.0.2:443`. */
export const packetText = (packet: Packet): string =>
  `${protocolText(packet)} from ${endText(packet.src, packet.sport)} to ${endText(packet.dst, packet.dport)}`;
