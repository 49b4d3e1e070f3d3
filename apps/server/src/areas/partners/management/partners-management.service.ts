import { isSameValue, type Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { notFound, stale, unprocessable } from '../../../plugins/errors/errors.ts';
import { type ListOrder, openWindow, toPage, type WindowQuery } from '../../keyset.ts';
import { writeAudit } from '../../people/audit-log.ts';
import { newKey, readOrigins, replaceOrigins } from '../partners.service.ts';
import { findPartnerRow, type PartnerRow, selectPartners } from './partner-rows.repository.ts';

type PartnerDeps = Pick<Deps, 'db' | 'clock'>;
type Managed = Schema<'ManagedPartner'>;
interface Staff {
  id: number;
}

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

interface PartnerKey {
  staff: Staff;
  partnerId: number;
}

/** Its name, sites, products and look, decided on the version that was seen. */
export async function putPartner(
  { db, clock }: PartnerDeps,
  { staff, partnerId }: PartnerKey,
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
    await replaceProducts(trx, partnerId, productIds);
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

/** A further key, beside those that are in use. */
export async function addPartnerKey(
  { db, clock }: PartnerDeps,
  { staff, partnerId }: PartnerKey,
  version: number,
): Promise<Managed> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const row = await lockPartner(trx, partnerId);
    requireVersion(row, version);
    if (row.keys.length >= mostKeys)
      throw unprocessable(`A partner has up to ${mostKeys} keys, the revoked ones included.`);
    const key = await addKey(trx, partnerId, now);
    await noteChange(trx, { staff, partnerId, now }, {});
    await writeAudit(trx, {
      actorId: staff.id,
      action: 'partnerKeyIssue',
      after: { partnerId, key },
      now,
    });
  });
  return readPartnerRow(db, partnerId);
}

/** Ends a key. One that was revoked stays as it is. */
export async function revokePartnerKey(
  { db, clock }: PartnerDeps,
  { staff, partnerId }: PartnerKey,
  key: string,
): Promise<Managed> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const row = await lockPartner(trx, partnerId);
    const found = row.keys.find((one) => one.key === key);
    if (!found) throw notFound('This partner has no such key.');
    if (found.revokedAt !== null) return;
    await trx
      .updateTable('partner_key')
      .set({ revoked_at: now })
      .where('key', '=', key)
      .where('partner_id', '=', partnerId)
      .execute();
    await noteChange(trx, { staff, partnerId, now }, {});
    await writeAudit(trx, {
      actorId: staff.id,
      action: 'partnerKeyRevoke',
      after: { partnerId, key },
      now,
    });
  });
  return readPartnerRow(db, partnerId);
}

const mostKeys = 50;
const byNumber = (one: number, other: number) => one - other;

async function addKey(trx: Kysely<DB>, partnerId: number, now: Date): Promise<string> {
  const key = newKey();
  await trx
    .insertInto('partner_key')
    .values({ key, partner_id: partnerId, created_at: now })
    .execute();
  return key;
}

async function replaceProducts(
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

async function noteChange(
  trx: Kysely<DB>,
  { staff, partnerId, now }: PartnerKey & { now: Date },
  set: { name?: string; theme?: string | null },
): Promise<void> {
  await trx
    .updateTable('partner')
    .set((eb) => ({
      ...set,
      version: eb('version', '+', 1),
      changed_by: staff.id,
      updated_at: now,
    }))
    .where('id', '=', partnerId)
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

async function lockPartner(trx: Kysely<DB>, id: number): Promise<PartnerRow> {
  await sql`select 1 from partner where id = ${id} for update`.execute(trx);
  return requirePartner(trx, id);
}

async function requirePartner(db: Kysely<DB>, id: number): Promise<PartnerRow> {
  const row = await findPartnerRow(db, id);
  if (!row) throw notFound("This partner doesn't exist.");
  return row;
}

function requireVersion(row: PartnerRow, version: number): void {
  if (row.version === version) return;
  const date = row.updatedAt.toISOString();
  throw stale({ status: 'active', version: row.version, by: row.changedBy, date });
}

const readPartnerRow = async (db: Kysely<DB>, id: number): Promise<Managed> =>
  toPartner(await requirePartner(db, id));

const toPartner = ({
  createdAt,
  updatedAt: _at,
  changedBy: _by,
  amount,
  orders,
  keys,
  ...row
}: PartnerRow): Managed => ({
  ...row,
  keys: keys.map((key) => ({
    key: key.key,
    createdAt: new Date(key.createdAt).toISOString(),
    revokedAt: key.revokedAt && new Date(key.revokedAt).toISOString(),
  })),
  sales: { orders, amount: { amount, currency: 'USD' } },
  createdAt: createdAt.toISOString(),
});
