import { randomUUID } from 'node:crypto';
import type { UploadPolicy } from './storage.ts';

/** Form posts as a browser makes them, and what a hand on them can change. */

export const secret = 'the secret of the storage tests';
export const content = 'interface gi0/1\n switchport access vlan 10\n';

export type Part = [name: string, value: string | Blob];
type Tampering = (parts: Part[]) => Part[];

export function policyAt(now: Date, change: Partial<UploadPolicy> = {}): UploadPolicy {
  return {
    key: `homework/${randomUUID()}.cfg`,
    contentType: 'text/plain',
    minSize: 1,
    maxSize: 100,
    expiresAt: new Date(now.getTime() + 60_000),
    owner: 7,
    ...change,
  };
}

/** The policy of one part of a file: exactly the bytes of `content`. */
export function partPolicyAt(now: Date, id: string = randomUUID(), number = 1): UploadPolicy {
  const size = { minSize: content.length, maxSize: content.length };
  return policyAt(now, { key: `parts/${id}-0000${number}`, ...size });
}

export function partsOf(fields: Record<string, string>, text = content): Part[] {
  return [...Object.entries(fields), ['file', new Blob([text])]];
}

export function toForm(parts: Part[]): FormData {
  const form = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, 'any name.cfg');
  }
  return form;
}

/** The signature goes by another name at each storage. */
const signature = /^X-(Uplink|Amz)-Signature$/;
const isNamed = (part: Part, name: string | RegExp) =>
  typeof name === 'string' ? part[0] === name : name.test(part[0]);

const set =
  (name: string | RegExp, value: string | Blob): Tampering =>
  (parts) =>
    parts.map((part) => (isNamed(part, name) ? [part[0], value] : part));
const without =
  (name: string | RegExp): Tampering =>
  (parts) =>
    parts.filter((part) => !isNamed(part, name));
const before =
  (name: string, value: string): Tampering =>
  (parts) => [[name, value], ...parts];
const after =
  (name: string, value: string | Blob): Tampering =>
  (parts) => [...parts, [name, value]];
const both =
  (one: Tampering, other: Tampering): Tampering =>
  (parts) =>
    other(one(parts));
const inPolicy =
  (change: object): Tampering =>
  (parts) =>
    parts.map(([name, value]) => {
      if (name !== 'Policy') return [name, value];
      const policy = JSON.parse(Buffer.from(String(value), 'base64').toString());
      const changed = JSON.stringify({ ...policy, ...change });
      return [name, Buffer.from(changed).toString('base64')];
    });
const blob = (text: string) => new Blob([text]);

const many = Array.from({ length: 30 }, (_, index): Part => [`x-ignore-${index}`, 'x']);

export const tamperings: [what: string, Tampering, status: number, code: string][] = [
  ['another key', set('key', 'homework/00000000'), 403, 'AccessDenied'],
  ['a key that climbs', set('key', '../../etc/passwd'), 403, 'AccessDenied'],
  ['an absolute key', set('key', '/etc/passwd'), 403, 'AccessDenied'],
  ['a key with a null byte', set('key', 'homework/a\0b'), 403, 'AccessDenied'],
  ['an empty key', set('key', ''), 403, 'AccessDenied'],
  ['a key named by the file', set('key', 'homework/$' + '{filename}'), 403, 'AccessDenied'],
  ['no key', without('key'), 403, 'AccessDenied'],
  ['a key twice', before('key', 'homework/other'), 400, 'MalformedPOSTRequest'],
  ['another bucket', set('bucket', 'other'), 403, 'AccessDenied'],
  ['no bucket', without('bucket'), 403, 'AccessDenied'],
  ['another content type', set('Content-Type', 'text/html'), 403, 'AccessDenied'],
  ['a longer content type', set('Content-Type', 'text/plain; a=b'), 403, 'AccessDenied'],
  ['an empty content type', set('Content-Type', ''), 403, 'AccessDenied'],
  ['no content type', without('Content-Type'), 403, 'AccessDenied'],
  ['a content type in small letters', before('content-type', 'text/html'), 403, 'AccessDenied'],
  ['another success status', set('success_action_status', '200'), 403, 'AccessDenied'],
  ['no success status', without('success_action_status'), 403, 'AccessDenied'],
  ['a redirect', before('success_action_redirect', 'https://a.example'), 403, 'AccessDenied'],
  ['an acl', before('acl', 'public-read'), 403, 'AccessDenied'],
  ['metadata', before('x-amz-meta-owner', '1'), 403, 'AccessDenied'],
  ['a tag', before('tagging', '<Tagging/>'), 403, 'AccessDenied'],
  ['a cache rule', before('Cache-Control', 'public'), 403, 'AccessDenied'],
  ['an encoding', before('Content-Encoding', 'gzip'), 403, 'AccessDenied'],
  ['a prototype field', before('__proto__', 'x'), 403, 'AccessDenied'],
  ['a constructor field', before('constructor', 'x'), 403, 'AccessDenied'],
  ['no signature', without(signature), 403, 'AccessDenied'],
  ['an empty signature', set(signature, ''), 403, 'AccessDenied'],
  ['another signature', set(signature, 'A'.repeat(43)), 403, 'SignatureDoesNotMatch'],
  ['a short signature', set(signature, 'A'), 403, 'SignatureDoesNotMatch'],
  ['no policy', without('Policy'), 403, 'AccessDenied'],
  ['a policy that is no base64', set('Policy', '%%%'), 403, 'SignatureDoesNotMatch'],
  ['a policy of another form', set('Policy', btoa('[]')), 403, 'SignatureDoesNotMatch'],
  ['another key in the policy', inPolicy({ key: 'a/00000000' }), 403, 'SignatureDoesNotMatch'],
  ['a larger size in the policy', inPolicy({ maxSize: 1e9 }), 403, 'SignatureDoesNotMatch'],
  ['another type in the policy', inPolicy({ contentType: 'a/b' }), 403, 'SignatureDoesNotMatch'],
  ['a later end in the policy', inPolicy({ expiration: '2099' }), 403, 'SignatureDoesNotMatch'],
  ['another owner in the policy', inPolicy({ owner: 1 }), 403, 'SignatureDoesNotMatch'],
  ['one byte above the size', set('file', blob('x'.repeat(101))), 400, 'EntityTooLarge'],
  ['far above the size', set('file', blob('x'.repeat(300_000))), 400, 'EntityTooLarge'],
  ['an empty file', set('file', blob('')), 400, 'EntityTooSmall'],
  ['no file', without('file'), 400, 'InvalidArgument'],
  ['the file as text', set('file', 'text'), 400, 'InvalidArgument'],
  [
    'the file under another name',
    both(without('file'), after('upload', blob(content))),
    400,
    'InvalidArgument',
  ],
  ['a second file', after('file', blob('second')), 400, 'InvalidArgument'],
  ['a second file of another name', after('more', blob('second')), 400, 'InvalidArgument'],
  ['a field behind the file', after('x-ignore-note', 'late'), 400, 'InvalidArgument'],
  ['the key behind the file', both(without('key'), after('key', 'a/b')), 403, 'AccessDenied'],
  ['the file first', (parts) => [...parts].reverse(), 403, 'AccessDenied'],
  ['a field too long', before('x-ignore-note', 'x'.repeat(9000)), 400, 'MalformedPOSTRequest'],
  ['too many fields', (parts) => [...many, ...parts], 400, 'MalformedPOSTRequest'],
  ['nothing at all', () => [], 400, 'InvalidArgument'],
];
