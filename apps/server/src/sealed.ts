import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ivLength = 12;
const tagLength = 16;

/** The secrets of the deployment: its own seals, former ones only open what they sealed. */
export interface Secrets {
  secret: string;
  formerSecrets: readonly string[];
}

/** What a text is encrypted with. */
export interface Seal extends Secrets {
  /** Names what is sealed: a text sealed for one purpose cannot be opened for another. */
  purpose: string;
}

/** Encrypts a text for the database: the name of the secret, and what only it opens. */
export function sealText(text: string, { secret, purpose }: Seal): string {
  return `${idOf(secret)}.${encrypt(text, { key: keyOf(secret, purpose), context: '' })}`;
}

/** The text that was sealed; throws when it was changed or sealed for something else. */
export function openText(sealed: string, { purpose, ...secrets }: Seal): string {
  const [id, body] = sealed.includes('.') ? sealed.split('.', 2) : [undefined, sealed];
  const known = [secrets.secret, ...secrets.formerSecrets];
  const named = known.filter((secret) => id === undefined || idOf(secret) === id);
  if (named.length === 0)
    throw new Error('This was sealed with another SECRET. Add it to FORMER_SECRETS.');
  let fault: unknown;
  for (const secret of named) {
    try {
      return decrypt(body ?? '', { key: keyOf(secret, purpose), context: '' });
    } catch (error) {
      fault = error;
    }
  }
  throw fault;
}

/** Whether the present secret sealed it. */
export const isCurrent = (sealed: string, { secret }: Secrets) =>
  sealed.startsWith(`${idOf(secret)}.`);

interface Cipher {
  key: Buffer;
  /** What it belongs to; it opens nowhere else. */
  context: string;
}

/** AES-256-GCM under a key of its own. */
export function encrypt(text: string, { key, context }: Cipher): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

export function decrypt(sealed: string, { key, context }: Cipher): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivLength));
  cipher.setAAD(Buffer.from(context));
  cipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  const body = cipher.update(bytes.subarray(ivLength + tagLength));
  return Buffer.concat([body, cipher.final()]).toString();
}

const keyOf = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** A name that tells nothing about the secret. */
const idOf = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'name of the secret', 4)).toString('hex');
