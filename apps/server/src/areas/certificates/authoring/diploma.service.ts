import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { replaceProducts } from './diplomas.repository.ts';

export interface DiplomaForm {
  type: Schema<'DiplomaType'>;
  name: string;
  /** Plain text with {{studentName}} and, where it is wanted, {{moduleName}}. */
  body: string;
  referencePrefix: string;
  referenceStartNumber: number;
  /** 0 is a lifetime. */
  expiryYears: number;
  image?: string;
  signatures: Schema<'Signature'>[];
  ownerId: number;
}

/** Writes a diploma and gives it to those who finish these products from now on. */
export async function createDiploma(
  trx: Kysely<DB>,
  form: DiplomaForm,
  productIds: number[],
): Promise<void> {
  const { id } = await trx
    .insertInto('diploma')
    .values({
      type: form.type,
      owner_id: form.ownerId,
      name: form.name,
      body: form.body,
      reference_prefix: form.referencePrefix,
      reference_start_number: form.referenceStartNumber,
      expiry_years: form.expiryYears,
      image: form.image ?? null,
      signatures: JSON.stringify(form.signatures),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await replaceProducts(trx, id, productIds);
}

/** Takes back what a learner was given for a product: it stays listed, and no longer counts. */
export async function revokeDiplomas(
  trx: Kysely<DB>,
  userId: number,
  moduleId: number,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('diploma_issue')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('module_id', '=', moduleId)
    .where('revoked_at', 'is', null)
    .execute();
}
