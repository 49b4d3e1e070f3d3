import { formatIpv4, parseIpv4 } from './ipv4.ts';

/** An IPv6 address as four unsigned 32-bit numbers, the most significant first. */
export type Ipv6 = readonly [number, number, number, number];

/** Reads every text form of RFC 4291, also with an IPv4 address at the end. */
export function parseIpv6(text: string): Ipv6 | undefined {
  const halves = withoutIpv4(text)?.split('::');
  if (!halves || halves.length > 2) return undefined;
  const [head, tail] = [groupsOf(halves[0]), groupsOf(halves[1])];
  if (!head || !tail) return undefined;
  const missing = 8 - head.length - tail.length;
  if (halves.length === 1 ? missing !== 0 : missing < 1) return undefined;
  const groups = [...head, ...Array<number>(missing).fill(0), ...tail];
  const word = (at: number) => (groups[at] ?? 0) * 65536 + (groups[at + 1] ?? 0);
  return [word(0), word(2), word(4), word(6)];
}

/** The address in the one form of RFC 5952: lower case, the longest run of zeros as `::`. */
export function formatIpv6(address: Ipv6): string {
  const groups: number[] = [];
  for (const word of address) groups.push(word >>> 16, word & 65535);
  if (isMapped(address)) return `::ffff:${formatIpv4(address[3])}`;
  const run = longestZeros(groups);
  const hex = (part: number[]) => part.map((group) => group.toString(16)).join(':');
  if (run.length < 2) return hex(groups);
  return `${hex(groups.slice(0, run.start))}::${hex(groups.slice(run.start + run.length))}`;
}

/** Whether two addresses are the same. */
export const sameIpv6 = (one: Ipv6, other: Ipv6): boolean =>
  one.every((word, at) => word === other[at]);

const isMapped = ([first, second, third]: Ipv6) => first === 0 && second === 0 && third === 0xffff;

function longestZeros(groups: number[]) {
  let best = { start: 0, length: 0 };
  let start = 0;
  groups.forEach((group, at) => {
    if (group !== 0) start = at + 1;
    else if (at + 1 - start > best.length) best = { start, length: at + 1 - start };
  });
  return best;
}

/** An IPv4 address at the end becomes the two groups it stands for. */
function withoutIpv4(text: string): string | undefined {
  const at = text.lastIndexOf(':') + 1;
  if (at === 0) return undefined;
  if (text.indexOf('.') < 0) return text;
  const address = parseIpv4(text.slice(at));
  if (address === undefined) return undefined;
  return `${text.slice(0, at)}${(address >>> 16).toString(16)}:${(address & 65535).toString(16)}`;
}

function groupsOf(text: string | undefined): number[] | undefined {
  if (!text) return [];
  const groups = text.split(':');
  return groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))
    ? groups.map((group) => Number.parseInt(group, 16))
    : undefined;
}
