import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ivLength = 12;
const tagLength = 16;

/** What a text is encrypted with. */
export interface Seal {
  /** The secret of the deployment. */
  secret: string;
  /** Names what is sealed: a text sealed for one purpose cannot be opened for another. */
  purpose: string;
}

/** Encrypts a text for the database; base64. */
export function sealText(text: string, seal: Seal): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', keyOf(seal), iv);
  const body = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
}

/** The text that was sealed; throws when it was changed or sealed for something else. */
export function openText(sealed: string, seal: Seal): string {
  const bytes = Buffer.from(sealed, 'base64');
  const cipher = createDecipheriv('aes-256-gcm', keyOf(seal), bytes.subarray(0, ivLength));
  cipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  const body = cipher.update(bytes.subarray(ivLength + tagLength));
  return Buffer.concat([body, cipher.final()]).toString();
}

function keyOf({ secret, purpose }: Seal): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}
