import { createHash } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { unprocessable } from '../../plugins/errors/errors.ts';
import { isPicture, readHead } from '../uploads/read-picture.ts';
import { sealUpload } from '../uploads/sealed-files.ts';

type FileDeps = Pick<Deps, 'db' | 'storage'>;

/** What was written into the form. */
export type TermsAnswers = Omit<Schema<'TermsAgreement'>, 'version' | 'signature' | 'initials'>;

/** An uploaded picture of a signature, as it lies in the storage. */
export interface SignatureImage {
  key: string;
  sealedKey: string;
  sha256: string;
}

type SignatureField = 'signature' | 'initials';

const mostBytes = 1_048_576;

const signAgain = (field: SignatureField) =>
  unprocessable('Sign again.', { [field]: 'Sign again.' });

/** A png the signer uploaded, sealed so that no one can change it. */
async function openSignature(
  deps: FileDeps,
  userId: number,
  { key, field }: { key: string; field: SignatureField },
): Promise<SignatureImage> {
  const granted = await deps.db
    .selectFrom('upload_grant')
    .select('key')
    .where('key', '=', key)
    .where('user_id', '=', userId)
    .where('category', '=', 'signature')
    .executeTakeFirst();
  const sealed = granted && (await sealUpload(deps, key));
  if (!sealed) throw signAgain(field);
  if (!(await isPicture(await readImage(deps, sealed.key), ['png']))) throw signAgain(field);
  return { key, sealedKey: sealed.key, sha256: sealed.sha256 };
}

/** Both pictures of an agreement; one can't stand for the other. */
export async function openSignatures(
  deps: FileDeps,
  userId: number,
  { signature, initials }: { signature: string; initials: string },
) {
  if (signature === initials)
    throw unprocessable('Sign again.', {
      initials: 'Add your initials as a picture of their own.',
    });
  return {
    signature: await openSignature(deps, userId, { key: signature, field: 'signature' }),
    initials: await openSignature(deps, userId, { key: initials, field: 'initials' }),
  };
}

/** The bytes of a picture, which are few: a larger one was refused when it was uploaded. */
export const readImage = (deps: Pick<FileDeps, 'storage'>, key: string): Promise<Buffer> =>
  readHead(deps, key, mostBytes);

export interface SignedTerms {
  userId: number;
  moduleId: number;
  version: number;
  title: string;
  body: string;
  answers: TermsAnswers;
  signature: string;
  initials: string;
  acceptedAt: string;
}

/** SHA-256 of all that was agreed to; keys are in a fixed order, so that it can be computed again. */
export function hashOf(signed: SignedTerms): string {
  const { answers } = signed;
  const parts = [
    ...[signed.userId, signed.moduleId, signed.version, signed.title, signed.body],
    ...[answers.name, answers.address, answers.phone, answers.email, answers.birthDate],
    ...[signed.signature, signed.initials, signed.acceptedAt],
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** Makes both pictures part of one agreement, so that they are never swept away. */
export async function keepSignatures(trx: Kysely<DB>, keys: string[], now: Date): Promise<void> {
  const used = await trx
    .selectFrom('terms_agreement')
    .select('id')
    .where((eb) => eb.or([eb('signature_key', 'in', keys), eb('initials_key', 'in', keys)]))
    .executeTakeFirst();
  if (used) throw signAgain('signature');
  const kept = await trx
    .updateTable('upload_grant')
    .set({ stored_at: now })
    .where('key', 'in', keys)
    .where('sealed_key', 'is not', null)
    .where('given_up_at', 'is', null)
    .returning('key')
    .execute();
  if (kept.length < keys.length) throw signAgain('signature');
}
