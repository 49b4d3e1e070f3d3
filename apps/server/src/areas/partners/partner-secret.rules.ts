import { createHmac, randomInt } from 'node:crypto';

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

export const newSecretId = (): string =>
  Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('');

/** The secret with this id. It follows from the server's own, so that the database holds none. */
export function secretOf(id: string, serverSecret: string): string {
  const derived = createHmac('sha256', serverSecret).update(`partner-secret:${id}`);
  return `sk_${id}_${derived.digest('base64url')}`;
}

export const idOfSecret = (secret: string): string => secret.split('_')[1] ?? '';
