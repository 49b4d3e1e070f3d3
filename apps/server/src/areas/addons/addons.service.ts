import type { Schema } from '@uplink/api-client';
import type { StaffActionName } from '@uplink/api-client/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { stale } from '../../plugins/errors/errors.ts';
import { writeAudit } from '../people/audit-log.ts';
import { addOfferPrice } from '../pricing/authoring/price-lists.service.ts';
import type { FileDeps } from '../uploads/sealed-files.ts';
import { putPicture, readPicture } from './addon-picture.ts';
import {
  addCustomProduct,
  insertAddon,
  type ProductChoice,
  planOf,
  requireProduct,
} from './addon-product.ts';
import { type AddonRow, currentOf, findAddon, selectAddons, toAddon } from './addons.repository.ts';

type AddonDeps = Pick<Deps, 'db' | 'clock'>;

/** The add-on, who changes it, and the version their change is based on. */
interface AddonKey {
  staff: { id: number };
  addonId: number;
  version: number;
}

/** A page of the add-ons, the newest first. */
export async function listAddons(
  { db }: Pick<Deps, 'db'>,
  query: Parameters<typeof selectAddons>[1],
): Promise<Schema<'AddonPage'>> {
  const { rows, paging } = await selectAddons(db, query);
  return { data: rows.map(toAddon), paging };
}

export const getAddon = async ({ db }: Pick<Deps, 'db'>, addonId: number) =>
  toAddon(await findAddon(db, addonId));

/** A new add-on at the usual price of its product. */
export async function createAddon(
  { db, clock }: AddonDeps,
  staff: { id: number },
  { name: given, ...choice }: Schema<'AddonCreate'>,
): Promise<Schema<'Addon'>> {
  const now = clock.now();
  const name = given.trim();
  const addonId = await db.transaction().execute(async (trx) => {
    const { moduleId, usual } = await chooseProduct(trx, choice);
    const isCustom = choice.customProduct !== null;
    const form = { name, moduleId, isCustom, amount: usual, title: name, text: '' };
    const id = await insertAddon(trx, { ...form, staffId: staff.id, now });
    const after = { addonId: id, name, ...choice };
    await writeAudit(trx, { actorId: staff.id, action: 'addonCreate', after, now });
    return id;
  });
  return toAddon(await findAddon(db, addonId));
}

/** What it is called, and what it sells. What was bought of a former product stays. */
export const putSettings = (
  deps: AddonDeps,
  key: AddonKey,
  { name: given, ...choice }: Omit<Schema<'AddonSettingsInput'>, 'version'>,
) =>
  change(deps, { ...key, action: 'addonSettings' }, async (row, trx) => {
    const name = given.trim();
    const isCustom = choice.customProduct !== null;
    const former = row.isCustom ? row.product.name : null;
    const isSame = isCustom
      ? former === choice.customProduct?.trim()
      : !row.isCustom && row.product.id === choice.productId;
    if (isSame && name === row.addonName) return undefined;
    const log = {
      before: { name: row.addonName, product: row.product.name },
      after: { name, ...choice },
    };
    if (isSame) return { log, values: { name } };
    if (isCustom && row.isCustom) {
      await trx
        .updateTable('module')
        .set({ name: choice.customProduct?.trim() ?? '' })
        .where('id', '=', row.product.id)
        .execute();
      return { log, values: { name } };
    }
    const { moduleId } = await chooseProduct(trx, choice);
    await retirePrice(trx, row, deps.clock.now());
    const price_id = await addOfferPrice(trx, moduleId, planOf(row.price.amount ?? 0));
    return { log, values: { name, module_id: moduleId, is_custom: isCustom, price_id } };
  });

/** What it costs; a price that was there stays with the purchases made by it. */
export const putPricing = (deps: AddonDeps, key: AddonKey, checkoutPrice: number) =>
  change(deps, { ...key, action: 'addonPricing' }, async (row, trx) => {
    if (row.price.amount === checkoutPrice) return undefined;
    await retirePrice(trx, row, deps.clock.now());
    const price_id = await addOfferPrice(trx, row.product.id, planOf(checkoutPrice));
    return {
      log: { before: { checkoutPrice: row.price.amount ?? 0 }, after: { checkoutPrice } },
      values: { price_id },
    };
  });

/** How buyers see it. */
export async function putLayout(
  deps: AddonDeps & FileDeps,
  key: AddonKey,
  { layout, image }: Omit<Schema<'AddonLayoutInput'>, 'version'>,
): Promise<Schema<'Addon'>> {
  const userId = key.staff.id;
  const picture = await readPicture(deps, userId, image);
  return change(deps, { ...key, action: 'addonLayout' }, async (row, trx) => {
    const { title, text } = row;
    const values = { title: layout.title.trim(), text: layout.text.trim() };
    const hasNewPicture = await putPicture(trx, { row, picture, userId, now: deps.clock.now() });
    if (values.title === title && values.text === text && !hasNewPicture) return undefined;
    const after = hasNewPicture ? { ...values, image: picture?.address ?? null } : values;
    return { log: { before: { title, text }, after }, values };
  });
}

/** Takes an add-on away for good; who bought it keeps it. */
export async function deleteAddon(
  { db, clock }: AddonDeps,
  { staff, addonId, version }: AddonKey,
  reason: string,
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const row = await findAddon(trx, addonId, 'locked').catch(() => undefined);
    if (!row) return;
    if (row.version !== version) throw stale(currentOf(row));
    await trx
      .updateTable('addon')
      .set({ removed_at: now, changed_by: staff.id })
      .where('id', '=', addonId)
      .execute();
    const before = { addonId, name: row.addonName };
    await writeAudit(trx, { actorId: staff.id, action: 'addonDelete', before, reason, now });
  });
}

interface Change {
  log: { before: object; after: object };
  values: {
    name?: string;
    module_id?: number;
    is_custom?: boolean;
    price_id?: number;
    title?: string;
    text?: string;
  };
}

/** Changes a part of an add-on, decided on its version. The same change again changes nothing. */
async function change(
  { db, clock }: AddonDeps,
  { staff, addonId, version, action }: AddonKey & { action: StaffActionName },
  decide: (row: AddonRow, trx: Transaction<DB>) => Promise<Change | undefined>,
): Promise<Schema<'Addon'>> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const row = await findAddon(trx, addonId, 'locked');
    const decided = await decide(row, trx);
    if (!decided) return;
    if (row.version !== version) throw stale(currentOf(row));
    await trx
      .updateTable('addon')
      .set((eb) => ({
        ...decided.values,
        version: eb('version', '+', 1),
        changed_by: staff.id,
        updated_at: now,
      }))
      .where('id', '=', addonId)
      .execute();
    const { before, after } = decided.log;
    await writeAudit(trx, {
      actorId: staff.id,
      action,
      before: { addonId, ...before },
      after: { addonId, ...after },
      now,
    });
  });
  return toAddon(await findAddon(db, addonId));
}

async function chooseProduct(
  trx: Transaction<DB>,
  choice: ProductChoice,
): Promise<{ moduleId: number; usual: number }> {
  if (choice.customProduct === null || choice.productId !== null)
    return requireProduct(trx, choice);
  return { moduleId: await addCustomProduct(trx, choice.customProduct.trim()), usual: 0 };
}

const retirePrice = (trx: Transaction<DB>, { price }: AddonRow, now: Date) =>
  trx.updateTable('price').set({ retired_at: now }).where('id', '=', price.id).execute();
