import type { Schema } from '@uplink/api-client';
import { may, type PolicyPerson, verificationPath } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import {
  conflict,
  forbidden,
  notFound,
  stale,
  unprocessable,
} from '../../../plugins/errors/errors.ts';
import { type ListOrder, openWindow, toPage, type WindowQuery } from '../../keyset.ts';
import { type StaffAction, writeAudit } from '../../people/audit-log.ts';
import { productRef } from '../../refs.ts';
import { statusOf } from '../diploma.rules.ts';
import { expiryOf, issueDiploma, selectGiven } from '../issue-diplomas.ts';
import { type AwardFilter, type AwardRow, lockAward, selectAwards } from './awards.repository.ts';

type AwardDeps = Pick<Deps, 'db' | 'clock' | 'publicUrl'>;
type Award = Schema<'Award'>;

const order: ListOrder = { name: 'awards', parts: 1, isDescending: true };

/** A page of what was issued. */
export async function listAwards(
  { db, clock, publicUrl }: AwardDeps,
  { cursor, pageSize, ...filter }: AwardFilter & WindowQuery,
): Promise<Schema<'AwardPage'>> {
  const now = clock.now();
  const window = openWindow(order, { cursor, pageSize });
  const { rows, total } = await selectAwards(db, { filter, now }, window);
  const { rows: shown, cursors } = toPage(window, rows, ({ id }) => [id]);
  const data = shown.map((row) => toAward(row, { now, publicUrl }));
  return { data, paging: { pageSize: window.pageSize, total, ...cursors } };
}

/** Certificates and awards by name, with the products that give them. */
export async function listAwardChoices(
  db: Kysely<DB>,
  search: string | undefined,
): Promise<Schema<'AwardChoice'>[]> {
  const { rows } = await sql<Schema<'AwardChoice'>>`
    select d.id, d.type, d.name, (
      select coalesce(json_agg(given.product), '[]') from (
        select ${productRef('m')} as product from module_diploma md join module m on m.id = md.module_id
        where md.diploma_id = d.id and m.deleted_at is null order by m.name, m.id limit 50) given) as products
    from diploma d where d.deleted_at is null
      and exists (select 1 from module_diploma md join module m on m.id = md.module_id
        where md.diploma_id = d.id and m.deleted_at is null)
      and (${search ?? null}::text is null or position(lower(${search ?? ''}) in lower(d.name)) > 0)
    order by d.name, d.id limit 20`.execute(db);
  return rows;
}

/** Gives someone what a product gives; one that was revoked counts again, under its number. */
export async function createAward(
  deps: AwardDeps,
  staff: PolicyPerson,
  { userId, diplomaId, moduleId, reason }: Schema<'AwardInput'>,
): Promise<Award> {
  const { db, clock } = deps;
  refuseOwn(staff, userId);
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    await requireLearner(trx, userId);
    const given = (await selectGiven(trx, moduleId).execute()).find(({ id }) => id === diplomaId);
    if (!given) throw fault('moduleId', 'This product does not give this award.');
    await issueDiploma(trx, given, { userId, moduleId, now });
    const { id } = await trx
      .selectFrom('diploma_issue')
      .select('id')
      .where('user_id', '=', userId)
      .where('diploma_id', '=', diplomaId)
      .where('module_id', '=', moduleId)
      .executeTakeFirstOrThrow();
    const row = await requireAward(trx, id);
    const isNew = row.issued_at.getTime() === now.getTime() && row.changed_at === null;
    if (!isNew && row.revoked_at === null) return toAward(row, { ...deps, now });
    const restored = {
      revoked_at: null,
      revoked_reason: null,
      expires_at: expiryOf(given.expiry_years, now),
    };
    const { changed } = await change(trx, row, { staff, now, set: isNew ? {} : restored });
    await writeAudit(trx, { ...entry(staff, row, now), action: 'awardIssue', reason });
    return toAward(changed, { ...deps, now });
  });
}

interface Decision {
  awardId: number;
  version: number;
  reason: string;
}

/** Counts from now for as long as its template says. */
export function renewAward(
  deps: AwardDeps,
  staff: PolicyPerson,
  decision: Decision,
): Promise<Award> {
  return decide(deps, staff, { ...decision, action: 'awardRenew' }, (row, now) => {
    if (row.revoked_at !== null) throw conflict('It was revoked. Issue it again instead.');
    return { expires_at: expiryOf(row.expiry_years, now) };
  });
}

/** It is no longer valid from now on, which its verification page says at once. */
export function revokeAward(
  deps: AwardDeps,
  staff: PolicyPerson,
  decision: Decision,
): Promise<Award> {
  return decide(deps, staff, { ...decision, action: 'awardRevoke' }, (row, now) =>
    row.revoked_at === null
      ? { revoked_at: now, revoked_reason: decision.reason.trim() }
      : undefined,
  );
}

type Changed = Partial<Pick<AwardRow, 'expires_at' | 'revoked_at' | 'revoked_reason'>>;

/** Decides on the version that was seen; what is so already stays as it is. */
async function decide(
  deps: AwardDeps,
  staff: PolicyPerson,
  { awardId, version, reason, action }: Decision & Pick<StaffAction, 'action'>,
  toSet: (row: AwardRow, now: Date) => Changed | undefined,
): Promise<Award> {
  const { db, clock } = deps;
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const row = await requireAward(trx, awardId);
    refuseOwn(staff, row.userId);
    const set = toSet(row, now);
    if (set === undefined) return toAward(row, { ...deps, now });
    if (row.version !== version)
      throw stale({
        status: statusOf(row, now),
        version: row.version,
        by: row.changedBy,
        date: (row.changed_at ?? row.issued_at).toISOString(),
      });
    const { changed } = await change(trx, row, { staff, now, set });
    await writeAudit(trx, {
      ...entry(staff, row, now),
      action,
      before: { ...said(row), awardId },
      after: { ...said(changed), awardId },
      reason,
    });
    return toAward(changed, { ...deps, now });
  });
}

async function change(
  trx: Kysely<DB>,
  row: AwardRow,
  { staff, now, set }: { staff: PolicyPerson; now: Date; set: Changed },
): Promise<{ changed: AwardRow }> {
  await trx
    .updateTable('diploma_issue')
    .set((eb) => ({
      ...set,
      changed_by: staff.id,
      changed_at: now,
      ...(Object.keys(set).length > 0 && { version: eb('version', '+', 1) }),
    }))
    .where('id', '=', row.id)
    .execute();
  return { changed: await requireAward(trx, row.id) };
}

const said = ({ reference_number, expires_at, revoked_at }: AwardRow) => ({
  reference: reference_number,
  expiresAt: expires_at?.toISOString() ?? null,
  isRevoked: revoked_at !== null,
});

const entry = (staff: PolicyPerson, { userId, id, reference_number }: AwardRow, now: Date) => ({
  actorId: staff.id,
  userId,
  after: { awardId: id, reference: reference_number },
  now,
});

async function requireAward(trx: Kysely<DB>, id: number): Promise<AwardRow> {
  const row = await lockAward(trx, id);
  if (!row) throw notFound("This award doesn't exist.");
  return row;
}

function refuseOwn(staff: PolicyPerson, userId: number): void {
  if (!may(staff, 'manageAwards', { userId }))
    throw forbidden("You can't decide on your own certificates.");
}

async function requireLearner(trx: Kysely<DB>, userId: number): Promise<void> {
  const person = await trx
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!person) throw fault('userId', 'Choose somebody with an account.');
}

const fault = (field: string, message: string) => unprocessable(message, { [field]: message });

function toAward(row: AwardRow, { now, publicUrl }: { now: Date; publicUrl: string }): Award {
  return {
    id: row.id,
    version: row.version,
    user: row.user,
    recipient: row.recipient,
    type: row.type,
    name: row.name,
    moduleName: row.module_name,
    referenceNumber: row.reference_number,
    issuedAt: row.issued_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    status: statusOf(row, now),
    revokedReason: row.revoked_reason,
    verificationUrl: publicUrl + verificationPath(row.code),
  };
}
