import { isSameValue, type Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { unprocessable } from '../../../plugins/errors/errors.ts';
import { type ListOrder, openWindow, toPage, type WindowQuery } from '../../keyset.ts';
import { writeAudit } from '../../people/audit-log.ts';
import { readOrigins, replaceOrigins } from '../partners.service.ts';
import {
  lockPartner,
  type Managed,
  noteChange,
  type PartnerChange,
  type PartnerDeps,
  readPartnerRow,
  requireVersion,
  type Staff,
  toPartner,
} from './change-partner.ts';
import { addKey } from './partner-keys.service.ts';
import { selectPartners } from './partner-rows.repository.ts';

const order: ListOrder = { name: 'partners', parts: 1, isDescending: true };

/** A page of the partners with what each sold. */
export async function listPartners(
  db: Kysely<DB>,
  { search, ...query }: WindowQuery & { search?: string },
): Promise<Schema<'ManagedPartnerPage'>> {
  const window = openWindow(order, query);
  const { rows, total } = await selectPartners(db, search, window);
  const { rows: shown, cursors } = toPage(window, rows, ({ id }) => [id]);
  return {
    data: shown.map(toPartner),
    paging: { pageSize: window.pageSize, total, ...cursors },
  };
}

/** A partner with its first key; sent again it is the one that was added. */
export async function createPartner(
  { db, clock }: PartnerDeps,
  staff: Staff,
  { name, origins: given, changeId }: Schema<'PartnerCreate'>,
): Promise<Managed> {
  const now = clock.now();
  const origins = readOrigins(given);
  const id = await db.transaction().execute(async (trx) => {
    const made = await trx
      .insertInto('partner')
      .values({ name: name.trim(), created_at: now, updated_at: now, change_id: changeId })
      .onConflict((conflict) => conflict.column('change_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) return findByChange(trx, changeId);
    await replaceOrigins(trx, made.id, origins);
    await addKey(trx, made.id, now);
    const after = { partnerId: made.id, name, origins };
    await writeAudit(trx, { actorId: staff.id, action: 'partnerCreate', after, now });
    return made.id;
  });
  return readPartnerRow(db, id);
}

/** Its name, sites, what it sells and its look, decided on the version that was seen. */
export async function putPartner(
  { db, clock }: PartnerDeps,
  { staff, partnerId }: PartnerChange,
  { version, origins: given, productIds, theme, ...form }: Schema<'PartnerUpdate'>,
): Promise<Managed> {
  const now = clock.now();
  const name = form.name.trim();
  const origins = readOrigins(given).sort();
  await db.transaction().execute(async (trx) => {
    const row = await lockPartner(trx, partnerId);
    const before = {
      name: row.name,
      origins: row.origins,
      productIds: row.products.map((product) => product.id).sort(byNumber),
      theme: row.theme,
    };
    const after = { name, origins, productIds: [...productIds].sort(byNumber), theme };
    if (isSameValue(before, after)) return;
    requireVersion(row, version);
    await replaceOrigins(trx, partnerId, origins);
    await replaceSoldProducts(trx, partnerId, productIds);
    await noteChange(
      trx,
      { staff, partnerId, now },
      { name, theme: theme && JSON.stringify(theme) },
    );
    await writeAudit(trx, {
      actorId: staff.id,
      action: 'partnerEdit',
      before: { partnerId, ...before },
      after: { partnerId, ...after },
      now,
    });
  });
  return readPartnerRow(db, partnerId);
}

const byNumber = (one: number, other: number) => one - other;

async function replaceSoldProducts(
  trx: Kysely<DB>,
  partnerId: number,
  productIds: readonly number[],
): Promise<void> {
  await trx.deleteFrom('partner_offer').where('partner_id', '=', partnerId).execute();
  if (productIds.length === 0) return;
  const known = await trx
    .selectFrom('module')
    .select('id')
    .where('id', 'in', productIds)
    .where('deleted_at', 'is', null)
    .execute();
  if (known.length < productIds.length)
    throw unprocessable('Choose products that exist.', {
      productIds: 'Choose products that exist.',
    });
  await trx
    .insertInto('partner_offer')
    .values(productIds.map((id) => ({ partner_id: partnerId, module_id: id })))
    .execute();
}

async function findByChange(trx: Kysely<DB>, changeId: string): Promise<number> {
  const { id } = await trx
    .selectFrom('partner')
    .select('id')
    .where('change_id', '=', changeId)
    .executeTakeFirstOrThrow();
  return id;
}
