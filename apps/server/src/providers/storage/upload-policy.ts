import { createHmac, timingSafeEqual } from 'node:crypto';
import type { UploadPolicy } from './storage.ts';

interface Policy {
  key: string;
  contentType: string;
  maxSize: number;
  expiration: string;
}

export type PolicyVerdict = { policy: Policy } | { fault: string };

/** The fields of a signed form post: nothing in them can be changed without breaking the signature. */
export function signPolicy(secret: string, upload: UploadPolicy): Record<string, string> {
  const policy: Policy = {
    key: upload.key,
    contentType: upload.contentType,
    maxSize: upload.maxSize,
    expiration: upload.expiresAt.toISOString(),
  };
  const encoded = Buffer.from(JSON.stringify(policy)).toString('base64');
  return {
    key: upload.key,
    'Content-Type': upload.contentType,
    success_action_status: '201',
    Policy: encoded,
    'X-Uplink-Signature': sign(secret, encoded),
  };
}

const known = ['key', 'Content-Type', 'success_action_status', 'Policy', 'X-Uplink-Signature'];

/** Refuses what an S3 POST policy refuses: each field once, signed, unexpired and as it was signed. */
export function checkPolicy(secret: string, fields: Map<string, string>, now: Date): PolicyVerdict {
  const extra = [...fields.keys()].find((name) => !known.includes(name));
  if (extra !== undefined) return { fault: `The form has an extra field: ${extra}` };
  const encoded = fields.get('Policy');
  const signature = fields.get('X-Uplink-Signature');
  if (!encoded || !signature) return { fault: 'The form has no signed policy' };
  if (!isSame(signature, sign(secret, encoded))) return { fault: 'The signature does not match' };
  const policy = JSON.parse(Buffer.from(encoded, 'base64').toString()) as Policy;
  if (new Date(policy.expiration) <= now) return { fault: 'The policy has expired' };
  if (fields.get('key') !== policy.key) return { fault: 'The key differs from the policy' };
  if (fields.get('Content-Type') !== policy.contentType) {
    return { fault: 'The content type differs from the policy' };
  }
  if (fields.get('success_action_status') !== '201')
    return { fault: 'The success status is not 201' };
  return { policy };
}

/** `expires.signature` of a download. */
export function signDownload(secret: string, key: string, name: string, expires: number): string {
  return `${expires}.${sign(secret, `${key}\n${name}\n${expires}`)}`;
}

export function isDownloadAllowed(
  secret: string,
  key: string,
  name: string,
  token: string,
  now: Date,
): boolean {
  const expires = Number(token.split('.')[0]);
  return expires * 1000 > now.getTime() && isSame(token, signDownload(secret, key, name, expires));
}

function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  const a = Buffer.from(one);
  const b = Buffer.from(other);
  return a.length === b.length && timingSafeEqual(a, b);
}
