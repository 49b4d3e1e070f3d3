import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Person } from './personal-table.ts';
import { personalTables } from './personal-tables.ts';

type Part = Schema<'DeletionPart'>;

/** How many entries of each part go, stay without the person, or stay as they are. One statement. */
export async function countParts(db: Kysely<DB>, person: Person): Promise<Part[]> {
  const counts = personalTables.map(
    ({ area, table, rows, end }) => sql`select ${area}::text as area, ${endOf(end)}::text as ending,
      (select count(*)::int from ${sql.table(table)} where ${rows(person)}) as count`,
  );
  const { rows } = await sql<{ area: Part['area']; ending: Ending; count: number }>`
    select area, ending, sum(count)::int as count from (${sql.join(counts, sql` union all `)}) one
    group by area, ending having sum(count) > 0`.execute(db);
  const areas = [...new Set(personalTables.map(({ area }) => area as Part['area']))];
  return areas.flatMap((area) => {
    const found = rows.filter((row) => row.area === area);
    if (found.length === 0) return [];
    const countOf = (ending: Ending) => found.find((row) => row.ending === ending)?.count ?? 0;
    return [
      { area, removed: countOf('removed'), erased: countOf('erased'), kept: countOf('kept') },
    ];
  });
}

type Ending = 'removed' | 'erased' | 'kept';

const endOf = (end: (typeof personalTables)[number]['end']): Ending =>
  end === 'removed' ? 'removed' : 'kept' in end ? 'kept' : 'erased';

/** Payment plans with payments to come. */
export async function listInstalments(
  db: Kysely<DB>,
  userId: number,
): Promise<Schema<'EndingInstalments'>[]> {
  const { rows } = await sql<Schema<'EndingInstalments'>>`
    select p.id, m.name, greatest(coalesce(p.months, 0) - p.cycles_paid, 0)::int as "paymentsLeft"
    from purchase p join module m on m.id = p.module_id
    where p.user_id = ${userId} and p.plan_type = 'paymentPlan' and p.started_at is not null
      and p.status in ('active', 'paused', 'failed') and p.deleted_at is null
      and p.balance_due > 0
    order by p.id limit 100`.execute(db);
  return rows;
}

/** Subscriptions that would be charged again. */
export async function listSubscriptions(
  db: Kysely<DB>,
  userId: number,
): Promise<Schema<'EndingSubscription'>[]> {
  const { rows } = await sql<{ id: number; name: string; until: Date | null }>`
    select p.id, m.name, p.expires_at as until from purchase p join module m on m.id = p.module_id
    where p.user_id = ${userId} and p.plan_type = 'subscription' and p.started_at is not null
      and p.status in ('active', 'paused', 'failed') and p.deleted_at is null
    order by p.id limit 100`.execute(db);
  return rows.map(({ id, name, until }) => ({
    id,
    name,
    accessUntil: until?.toISOString() ?? null,
  }));
}
