import { ICMP, type Packet } from '../packet/index.ts';
import { protocolText, protocolTexts } from './packet.messages.ts';

/** What packets are for. */
export const packetTexts = {
  ...protocolTexts,
  toPort: (protocol: string, port: number) => `${protocol} to port ${port}`,
  echoReply: 'ICMP echo reply',
  unreachable: 'ICMP destination unreachable',
  echoRequest: 'ICMP echo request',
  timeExceeded: 'ICMP time exceeded',
};

/** What a packet is for: `ICMP echo reply`, `TCP to port 443`. */
export function packetName(packet: Packet, texts = packetTexts): string {
  const { proto, icmpType = -1, dport } = packet;
  const protocol = protocolText(packet, texts);
  if (proto !== ICMP) return dport === undefined ? protocol : texts.toPort(protocol, dport);
  return (
    { 0: texts.echoReply, 3: texts.unreachable, 8: texts.echoRequest, 11: texts.timeExceeded }[
      icmpType
    ] ?? protocol
  );
}
