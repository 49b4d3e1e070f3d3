import { isSameValue } from '@uplink/api-client';
import { ModuleType } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { unprocessable } from '../../../plugins/errors/errors.ts';
import { writeAudit } from '../../people/audit-log.ts';
import { lockPartner, noteChange, type PartnerChange, type PartnerDeps } from './change-partner.ts';

/** The unique names of what a partner shows: products whose lessons open with a token that it signed. */
export async function listShownProducts(db: Kysely<DB>, partnerId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('partner_product as shown')
    .innerJoin('module', 'module.id', 'shown.module_id')
    .select('module.unique_name')
    .where('shown.partner_id', '=', partnerId)
    .orderBy('module.unique_name')
    .execute();
  return rows.map(({ unique_name }) => unique_name);
}

/** Lets a partner show these products, and no others. What it sells stays the same. */
export async function putShownProducts(
  { db, clock }: PartnerDeps,
  { staff, partnerId }: PartnerChange,
  names: readonly string[],
): Promise<void> {
  const now = clock.now();
  const after = [...new Set(names)].sort();
  await db.transaction().execute(async (trx) => {
    const { name } = await lockPartner(trx, partnerId);
    const before = await listShownProducts(trx, partnerId);
    if (isSameValue([...before].sort(), after)) return;
    await replaceShownProducts(trx, partnerId, await findProducts(trx, after));
    await noteChange(trx, { staff, partnerId, now }, {});
    await writeAudit(trx, {
      actorId: staff.id,
      action: 'partnerEdit',
      before: { partnerId, shows: before },
      after: { partnerId, partner: name, shows: after },
      now,
    });
  });
}

export async function replaceShownProducts(
  trx: Kysely<DB>,
  partnerId: number,
  productIds: readonly number[],
): Promise<void> {
  await trx.deleteFrom('partner_product').where('partner_id', '=', partnerId).execute();
  if (productIds.length === 0) return;
  await trx
    .insertInto('partner_product')
    .values(productIds.map((id) => ({ partner_id: partnerId, module_id: id })))
    .execute();
}

const productTypes = [ModuleType.program, ModuleType.course, ModuleType.project];

async function findProducts(trx: Kysely<DB>, names: readonly string[]): Promise<number[]> {
  if (names.length === 0) return [];
  const products = await trx
    .selectFrom('module')
    .select(['id', 'unique_name'])
    .where('unique_name', 'in', names)
    .where('type', 'in', productTypes)
    .where('deleted_at', 'is', null)
    .execute();
  const missing = names.find((name) => products.every((one) => one.unique_name !== name));
  if (missing !== undefined) throw unprocessable(`No product is called ${missing}.`);
  return products.map(({ id }) => id);
}
