import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../digests.ts';
import { accessDenied, badSignature, malformed } from './post-refusal.ts';
import type { UploadPolicy } from './storage.ts';

/** What was signed: the upload with its expiry in JSON's form. */
export interface SignedPolicy extends Omit<UploadPolicy, 'expiresAt'> {
  expiration: string;
}

export const BUCKET = 'uplink';

/** The fields of a signed form post: nothing in them can be changed without breaking the signature. */
export function signPolicy(secret: string, upload: UploadPolicy): Record<string, string> {
  const { expiresAt, ...conditions } = upload;
  const policy: SignedPolicy = { ...conditions, expiration: expiresAt.toISOString() };
  const encoded = Buffer.from(JSON.stringify(policy)).toString('base64');
  return {
    key: upload.key,
    bucket: BUCKET,
    'Content-Type': upload.contentType,
    success_action_status: '201',
    Policy: encoded,
    'X-Uplink-Signature': sign(secret, encoded),
  };
}

/**
 * Refuses what an S3 POST policy refuses: a signature that is not ours, a policy that has ended, a
 * field that differs from it, and a field it does not name. Fields that begin with x-ignore- are free,
 * as they are at S3.
 */
export function checkPolicy(secret: string, fields: Map<string, string>, now: Date): SignedPolicy {
  const encoded = fields.get('Policy');
  const signature = fields.get('X-Uplink-Signature');
  if (!encoded || !signature) throw accessDenied('The form has no signed policy');
  if (!isSameSecret(signature, sign(secret, encoded))) throw badSignature();
  const policy = JSON.parse(Buffer.from(encoded, 'base64').toString()) as SignedPolicy;
  if (new Date(policy.expiration) <= now) {
    throw accessDenied('Invalid according to Policy: Policy expired.');
  }
  const expected = new Map([
    ['key', policy.key],
    ['bucket', BUCKET],
    ['Content-Type', policy.contentType],
    ['success_action_status', '201'],
    ['Policy', encoded],
    ['X-Uplink-Signature', signature],
  ]);
  for (const [name, value] of expected) {
    if (fields.get(name) !== value) {
      throw accessDenied(`Invalid according to Policy: Policy Condition failed: ${name}`);
    }
  }
  for (const name of fields.keys()) {
    if (expected.has(name) || name.startsWith('x-ignore-')) continue;
    throw accessDenied(`Invalid according to Policy: Extra input fields: ${name}`);
  }
  return policy;
}

/** Collects a form's fields, each of which may appear once. */
export function addField(fields: Map<string, string>, name: string, value: string): void {
  if (fields.has(name)) throw malformed(`The field ${name} appears twice`);
  fields.set(name, value);
}

export interface DownloadLink {
  key: string;
  /** Of the bytes the link is for. */
  sha256: string;
  name: string;
  /** In seconds. */
  expires: number;
}

/** `expires.sha256.signature` of a download. */
export function signDownload(secret: string, { key, sha256, name, expires }: DownloadLink): string {
  return `${expires}.${sha256}.${sign(secret, [key, name, expires, sha256].join('\n'))}`;
}

/** The link a token was signed for; undefined when it is over or not ours. */
export function readDownload(
  secret: string,
  { key, name, token }: { key: string; name: string; token: string },
  now: Date,
): DownloadLink | undefined {
  const [time = '', sha256 = ''] = token.split('.');
  const link = { key, name, sha256, expires: Number(time) };
  const isOpen = link.expires * 1000 > now.getTime();
  return isOpen && isSameSecret(token, signDownload(secret, link)) ? link : undefined;
}

function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}
