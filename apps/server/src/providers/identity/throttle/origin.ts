import { isIPv6 } from 'node:net';

/**
 * The network a request comes from: its IPv4 address, or the first half of its IPv6 address, since one
 * household or server is commonly given the whole other half.
 */
export function originOf({ ip }: { ip: string }): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = ip.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const before = groups(head);
  const after = tail === undefined ? [] : groups(tail);
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  const all = [...before, ...Array<string>(gap).fill('0'), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
