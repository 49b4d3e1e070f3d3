import type { Schema } from '@uplink/api-client';
import type { Deps } from '../../../deps.ts';
import { conflict, unprocessable } from '../../../plugins/errors/errors.ts';
import { requireAuthored } from '../authored.ts';
import { readAuthored } from '../products.service.ts';
import { noteChange } from './note-change.ts';

type PublicationDeps = Pick<Deps, 'db' | 'clock'>;

/** Of the specification, section 5. */
export const FORM_ERRORS = 'Correct the form errors below in order to proceed.';

/** What to do about a missing part. */
export const missingWords: Record<Schema<'MissingPart'>, string> = {
  shortDescription: 'Add a short description.',
  certificate: 'Add a certificate, or switch it off.',
  lessons: 'Add at least one lesson.',
  content: 'Add a video or text to each lesson.',
  products: 'Add published products.',
  price: 'Add a pricing plan.',
};

/** Publishes, unpublishes, hides or shows a product. What isn't complete stays a draft. */
export async function patchProduct(
  { db, clock }: PublicationDeps,
  person: { id: number },
  moduleId: number,
  { version, ...patch }: Schema<'CreatorModulePatch'>,
): Promise<void> {
  const product = await requireAuthored(db, person, moduleId, 'manage');
  if (patch.isPublic && !product.isPublic) {
    const { missing } = await readAuthored(db, person, product.id);
    const words = missing.map((part) => [part, missingWords[part]]);
    if (words.length > 0) throw unprocessable(FORM_ERRORS, Object.fromEntries(words));
  }
  await db.transaction().execute(async (trx) => {
    await noteChange(trx, product.id, { by: person.id, now: clock.now(), version });
    const { isPublic, hidden, notClickable } = patch;
    const changes = {
      ...(isPublic !== undefined && { is_public: isPublic }),
      ...(hidden !== undefined && { hidden }),
      ...(notClickable !== undefined && { not_clickable: notClickable }),
    };
    if (Object.keys(changes).length > 0)
      await trx.updateTable('module').set(changes).where('id', '=', product.id).execute();
  });
}

/** Takes a draft away from its authors; its learners keep it, and its names are free again. */
export async function deleteProduct(
  { db, clock }: PublicationDeps,
  person: { id: number },
  moduleId: number,
): Promise<void> {
  const product = await requireAuthored(db, person, moduleId, 'manage');
  const now = clock.now();
  const deleted = await db
    .updateTable('module')
    .set({ deleted_at: now, changed_by: person.id, updated_at: now })
    .where('id', '=', product.id)
    .where('is_public', '=', false)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw conflict(`Unpublish ${product.name} before you delete it.`);
}
