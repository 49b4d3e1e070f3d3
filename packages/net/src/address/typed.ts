import { type Ipv4, parseIpv4 } from './ipv4.ts';
import { formatIpv6, parseIpv6 } from './ipv6.ts';
import { lengthOfMask, maskOf } from './mask.ts';
import { formatPrefix, networkOf, parsePrefix } from './prefix.ts';

/** What a typed answer is read as. */
export type ValueKind = 'address' | 'prefix' | 'mask' | 'wildcard' | 'number' | 'ipv6' | 'names';

export const valueKinds: readonly ValueKind[] = [
  'address',
  'prefix',
  'mask',
  'wildcard',
  'number',
  'ipv6',
  'names',
];

/** The one form of what a text means, so that equal forms mean the same. `undefined` if it can't be read. */
export function canonical(kind: ValueKind, text: string): string | undefined {
  const trimmed = text.trim();
  switch (kind) {
    case 'address':
    case 'wildcard':
      return asText(parseIpv4(trimmed));
    case 'mask':
      return asText(maskFrom(trimmed));
    case 'prefix': {
      const prefix = parsePrefix(trimmed);
      return prefix && formatPrefix({ address: networkOf(prefix), length: prefix.length });
    }
    case 'number':
      return /^\d{1,15}$/.test(trimmed.replace(/[\s,]/g, ''))
        ? asText(Number(trimmed.replace(/[\s,]/g, '')))
        : undefined;
    case 'names':
      return namesIn(trimmed);
    case 'ipv6': {
      const address = parseIpv6(trimmed);
      return address && formatIpv6(address);
    }
  }
}

/** Whether two texts mean the same. `undefined` if the given one can't be read. */
export function sameValue(kind: ValueKind, given: string, expected: string): boolean | undefined {
  const read = canonical(kind, given);
  return read === undefined ? undefined : read === canonical(kind, expected);
}

/** Names in their order, whatever is between them: `SW1, R1` and `sw1 -> R1`. */
const namesIn = (text: string): string | undefined =>
  text
    .toLowerCase()
    .split(/(?:\s|,|->|→|>)+/)
    .filter(Boolean)
    .join(' ') || undefined;

/** A mask may be written `255.255.255.0` or `/24`. */
function maskFrom(text: string): Ipv4 | undefined {
  const length = /^\/(\d{1,2})$/.exec(text)?.[1];
  if (length !== undefined) return Number(length) <= 32 ? maskOf(Number(length)) : undefined;
  const mask = parseIpv4(text);
  return mask !== undefined && lengthOfMask(mask) !== undefined ? mask : undefined;
}

const asText = (value: number | undefined) => (value === undefined ? undefined : String(value));
