import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { firstError, password, required } from '@uplink/api-client/domain';
import { isCommonPassword } from './common-passwords.ts';

/** Checked when no account has the address, so that both answers take as long. */
const nobodysHash = hashPassword(randomUUID());

/** Argon2id of the whole password, in the one form that all keyboards' accents come to. */
export function hashPassword(text: string): Promise<string> {
  return hash(text.normalize('NFKC'));
}

export async function isPasswordRight(text: string, passwordHash: string | undefined) {
  const isRight = await verify(passwordHash ?? (await nobodysHash), text.normalize('NFKC'));
  return isRight && passwordHash !== undefined;
}

/** What is wrong with a new password, in the specification's words. */
export function newPasswordFault(text: string): string | undefined {
  const fault = firstError(text, [required, password]);
  if (fault) return fault;
  return isCommonPassword(text) ? 'This password is too common. Choose another one.' : undefined;
}
