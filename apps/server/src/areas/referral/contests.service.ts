import type { Schema } from '@uplink/api-client';
import { type PolicyPerson, VALIDATION } from '@uplink/api-client/domain';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Contest, DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { stale, unprocessable } from '../../plugins/errors/errors.ts';
import { writeAudit } from '../people/audit-log.ts';
import type { RewardProgram } from './referral.rules.ts';

type Row = Selectable<Contest>;
type Update = Schema<'ContestUpdate'>;

/** The contest that was not ended by a reset. */
export function findContest(db: Kysely<DB>, program: RewardProgram): Promise<Row | undefined> {
  return db
    .selectFrom('contest')
    .selectAll()
    .where('program', '=', program)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
}

/** The current contest and the last ones before it. */
export async function listContests(
  db: Kysely<DB>,
  program: RewardProgram,
  now: Date,
): Promise<Schema<'Contest'>[]> {
  const rows = await db
    .selectFrom('contest')
    .selectAll()
    .where('program', '=', program)
    .orderBy('closed_at', (order) => order.desc().nullsFirst())
    .limit(20)
    .execute();
  return rows.map((row) => toContest(row, now));
}

const toContest = (row: Row, now: Date): Schema<'Contest'> => ({
  id: row.id,
  name: row.name,
  announcement: row.announcement,
  enrollmentCountType: 1,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  timeZone: 'UTC',
  state: stateOf(row, now),
  version: row.version,
});

function stateOf({ starts_at, ends_at, closed_at }: Row, now: Date) {
  if (closed_at !== null || ends_at <= now) return 'over';
  return starts_at > now ? 'planned' : 'open';
}

interface ContestChange {
  staff: PolicyPerson;
  program: RewardProgram;
  isReset: boolean;
}

/** Changes the contest, starts the first one, or ends it and starts another from zero. */
export async function changeContest(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { staff, program, isReset }: ContestChange,
  update: Update,
): Promise<Schema<'Contest'>> {
  const now = clock.now();
  const row = await db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('reward_rules')
      .select('program')
      .where('program', '=', program)
      .forUpdate()
      .execute();
    const current = await findContest(trx, program);
    if ((current?.version ?? undefined) !== update.version) {
      throw stale({ status: 'changed', version: current?.version ?? 0, by: null, date: null });
    }
    const saved = await save(trx, { program, isReset, now }, current, update);
    await writeAudit(trx, {
      actorId: staff.id,
      action: isReset ? 'resetContest' : 'updateContest',
      before: current ? said(current) : {},
      after: said(saved),
      reason: update.reason,
      now,
    });
    return saved;
  });
  return toContest(row, now);
}

/** What the log keeps of a contest. */
const said = ({ program, name, announcement, starts_at, ends_at }: Row) => ({
  program,
  name,
  announcement,
  enrollmentCountType: 1,
  startsAt: starts_at.toISOString(),
  endsAt: ends_at.toISOString(),
});

async function save(
  trx: Transaction<DB>,
  { program, isReset, now }: { program: RewardProgram; isReset: boolean; now: Date },
  current: Row | undefined,
  update: Update,
): Promise<Row> {
  const values = valuesOf(current, update, isReset ? now : undefined);
  if (current && !isReset) {
    return trx
      .updateTable('contest')
      .set({ ...values, version: current.version + 1 })
      .where('id', '=', current.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }
  if (current)
    await trx.updateTable('contest').set({ closed_at: now }).where('id', '=', current.id).execute();
  return trx
    .insertInto('contest')
    .values({ ...values, program, version: (current?.version ?? 0) + 1 })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What the contest says from now on; one that starts again lasts as long as the one before. */
function valuesOf(current: Row | undefined, update: Update, from: Date | undefined) {
  const name = update.name ?? current?.name;
  const starts_at = update.startsAt ? new Date(update.startsAt) : (from ?? current?.starts_at);
  const lasts = current ? current.ends_at.getTime() - current.starts_at.getTime() : undefined;
  const again = from && lasts ? new Date(from.getTime() + lasts) : current?.ends_at;
  const ends_at = update.endsAt ? new Date(update.endsAt) : again;
  if (!name || !starts_at || !ends_at)
    throw unprocessable('A contest needs a name and its dates.', {
      name: VALIDATION.required,
    });
  if (ends_at <= starts_at)
    throw unprocessable('A contest ends after it starts.', { endsAt: 'Choose a later day' });
  const announcement = update.announcement ?? current?.announcement ?? '';
  return { name, announcement, starts_at, ends_at };
}
