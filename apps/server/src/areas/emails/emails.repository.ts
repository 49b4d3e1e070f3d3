import type { Schema } from '@uplink/api-client';
import { LIST_COUNT_LIMIT } from '@uplink/api-client/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { directionOf, type ListWindow } from '../keyset.ts';
import { isProduct } from '../module-kinds.ts';
import { productRef, userRef } from '../refs.ts';

type Db = Kysely<DB>;
type Template = Schema<'EmailTemplate'>;

export interface EmailsRow {
  accountCreation: Template;
  enrollment: Template;
  version: number;
  updatedAt: Date;
  by: Schema<'UserRef'> | null;
}

/** The mails of a product, once someone wrote them. */
export async function findEmails(db: Db, moduleId: number): Promise<EmailsRow | undefined> {
  const { rows } = await sql<EmailsRow>`
    select e.account_creation as "accountCreation", e.enrollment, e.version, e.updated_at as "updatedAt",
      case when u.id is not null then ${userRef('u')} end as by
    from module_email e left join app_user u on u.id = e.changed_by where e.module_id = ${moduleId}`.execute(
    db,
  );
  return rows[0];
}

export async function writeEmails(
  trx: Db,
  moduleId: number,
  { accountCreation, enrollment }: Schema<'CreatorEmailsInput'>,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  const values = {
    account_creation: JSON.stringify(accountCreation),
    enrollment: JSON.stringify(enrollment),
    changed_by: userId,
    updated_at: now,
  };
  await trx
    .insertInto('module_email')
    .values({ module_id: moduleId, ...values })
    .onConflict((conflict) =>
      conflict
        .column('module_id')
        .doUpdateSet((eb) => ({ ...values, version: eb('module_email.version', '+', 1) })),
    )
    .execute();
}

/** Products that someone authors, under a search. */
function authoredBy(userId: number, search: string | undefined): RawBuilder<unknown> {
  const named = search ? sql`position(lower(${search}) in lower(m.name)) > 0` : sql`true`;
  return sql`${isProduct('m')} and m.deleted_at is null and ${named} and (m.owner_id = ${userId}
    or m.id in (select module_id from module_permission where user_id = ${userId}))`;
}

/** A page of them with the state of their mails, one row more than it shows. */
export async function selectEmails(
  db: Db,
  userId: number,
  search: string | undefined,
  window: ListWindow,
): Promise<Schema<'CreatorEmailItem'>[]> {
  const { after, order } = directionOf(window);
  const [last] = window.place?.key ?? [];
  const from = last === undefined ? sql`true` : sql`m.id ${after} ${last}`;
  const { rows } = await sql<Schema<'CreatorEmailItem'>>`
    select m.id, ${productRef('m')} as module,
      coalesce((e.account_creation ->> 'enabled')::boolean, false) as "accountCreation",
      coalesce((e.enrollment ->> 'enabled')::boolean, false) as enrollment
    from module m left join module_email e on e.module_id = m.id
    where ${authoredBy(userId, search)} and ${from}
    order by m.id ${order} limit ${window.pageSize + 1}`.execute(db);
  return rows;
}

export async function countEmails(db: Db, userId: number, search?: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select 1 from module m where ${authoredBy(userId, search)} limit ${LIST_COUNT_LIMIT}) found`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export function findReader(db: Db, userId: number) {
  return db
    .selectFrom('app_user')
    .select(['email', 'first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

export function findMailedProduct(db: Db, moduleId: number) {
  return db
    .selectFrom('module')
    .select(['name', 'unique_name', 'type'])
    .where('id', '=', moduleId)
    .executeTakeFirstOrThrow();
}
