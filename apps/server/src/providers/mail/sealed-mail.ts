import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Mail } from './mail.ts';

/** A mail as a job keeps it: mails carry codes that open accounts, and jobs are looked at. */
export interface SealedMail {
  sealed: string;
}

const ivLength = 12;
const tagLength = 16;

export function sealMail(mail: Mail, secret: string): SealedMail {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv);
  const body = Buffer.concat([cipher.update(JSON.stringify(mail)), cipher.final()]);
  return { sealed: Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64') };
}

export function openMail({ sealed }: SealedMail, secret: string): Mail {
  const bytes = Buffer.from(sealed, 'base64');
  const cipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, ivLength));
  cipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  const body = cipher.update(bytes.subarray(ivLength + tagLength));
  return JSON.parse(Buffer.concat([body, cipher.final()]).toString()) as Mail;
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'sealed mail', 32));
}
