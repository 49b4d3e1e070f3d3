import type { Schema } from '@uplink/api-client';
import { required } from '@uplink/api-client/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { conflict, notFound, unprocessable } from '../../plugins/errors/errors.ts';
import { excerptOf, joinContents } from './cases.repository.ts';
import { canAppeal } from './hidden.ts';

type Own = Schema<'OwnModeration'>;

/** What staff decided on something of one's own, and what is still held. */
export function listOwnCases(db: Kysely<DB>, userId: number): Promise<Own[]> {
  return selectOwn(db, userId, sql`true order by c.changed_at desc, c.id desc limit 50`);
}

/** Asks once for a second look. */
export async function appeal(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, caseId }: { userId: number; caseId: number },
  text: string,
): Promise<Own> {
  const fault = required(text);
  if (fault) throw unprocessable(fault, { text: fault });
  const words = text.trim();
  const now = clock.now();
  const isOwn = sql`c.id = ${caseId}`;
  const { rows } = await sql`update moderation_case c
    set status = 'appealed', appeal = ${words}, appealed_at = ${now}, changed_at = ${now}, version = version + 1
    where c.id = ${caseId} and c.author_id = ${userId} and ${canAppeal('c')} returning 1`.execute(
    db,
  );
  const [own] = await selectOwn(db, userId, isOwn);
  if (!own) throw notFound('There is no decision to appeal.');
  // The same words once more, after a lost response, are no second appeal.
  if (rows.length === 0 && !(own.status === 'appealed' && own.appeal === words))
    throw conflict(
      own.appeal
        ? 'You have already appealed. Each decision can be appealed once.'
        : 'There is nothing to appeal here.',
    );
  return own;
}

async function selectOwn(
  db: Kysely<DB>,
  userId: number,
  rest: RawBuilder<unknown>,
): Promise<Own[]> {
  const { rows } = await sql<Omit<Own, 'date'> & { date: Date }>`
    select c.id, c.kind, case when c.visibility = 'held' then 'held' else c.status end as status,
      ${excerptOf} as text, case when c.status <> 'open' then c.reason end as reason,
      case when c.status <> 'open' then c.decision end as action, c.changed_at as date,
      ${canAppeal('c')} as "canAppeal", c.appeal
    from moderation_case c ${joinContents}
    where c.author_id = ${userId} and (c.visibility <> 'shown' or c.appealed_at is not null
      or (c.status <> 'open' and c.decision = 'warn')) and ${rest}`.execute(db);
  return rows.map(({ date, ...row }) => ({ ...row, date: date.toISOString() }));
}
