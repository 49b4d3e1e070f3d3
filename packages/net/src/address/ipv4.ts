/** An IPv4 address as an unsigned 32-bit number. */
export type Ipv4 = number;

/** Reads four decimal numbers with dots between them. `undefined` if it is anything else. */
export function parseIpv4(text: string): Ipv4 | undefined {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every(isOctet)) return undefined;
  return parts.reduce((address, part) => address * 256 + Number(part), 0);
}

/** The address as four decimal numbers: `192.168.1.1`. */
export const formatIpv4 = (address: Ipv4): string =>
  [24, 16, 8, 0].map((shift) => (address >>> shift) & 255).join('.');

/** A leading zero would mean an octal number to some devices. */
const isOctet = (text: string) => /^(0|[1-9]\d{0,2})$/.test(text) && Number(text) <= 255;
