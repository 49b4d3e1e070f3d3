import type { Schema } from '@uplink/api-client';
import { ModuleType } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Motif } from '../../products/authoring/cover.rules.ts';
import { createProduct } from '../../products/authoring/product.service.ts';

export interface LabForm {
  uniqueName: string;
  name: string;
  description: string;
  /** HTML; cleaned here. */
  about: string;
  level: number;
  type: Schema<'LabType'>;
  vendor: string;
  vendorId: string;
  numberOfLabs: number;
  numberOfQuestions: number;
  ownerId: number;
  /** What its cover shows. */
  motif?: Motif;
  /** @default true */
  isPublic?: boolean;
}

/** Creates and publishes a lab, and opens it to the learners of these products. */
export async function createLab(
  trx: Kysely<DB>,
  form: LabForm,
  productIds: number[],
): Promise<number> {
  const id = await createProduct(trx, {
    type: ModuleType.labs,
    name: form.name,
    uniqueName: form.uniqueName,
    shortDescription: form.description,
    description: form.about,
    whatYouLearn: [],
    level: form.level,
    isSelfPaced: true,
    partTimeEducationDuration: null,
    fullTimeEducationDuration: null,
    ownerId: form.ownerId,
    motif: form.motif,
    isPublic: form.isPublic,
  });
  await trx.updateTable('module').set({ subtype: form.type }).where('id', '=', id).execute();
  await trx
    .insertInto('practice_lab')
    .values({
      module_id: id,
      vendor: form.vendor,
      vendor_id: form.vendorId,
      number_of_labs: form.numberOfLabs,
      number_of_questions: form.numberOfQuestions,
    })
    .execute();
  if (productIds.length > 0)
    await trx
      .insertInto('module_lab')
      .values(productIds.map((module_id) => ({ module_id, lab_id: id })))
      .execute();
  return id;
}
