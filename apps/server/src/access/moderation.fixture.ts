import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { TestApp } from '../testing/test-app.ts';

/** Texts that were deleted since: their cases stay. */
let nextText = 10_000_000;

/** A decision on something of each, something of the other that waits, and an incident. */
export async function addCases(academy: TestApp, { own, other }: { own: number; other: number }) {
  return {
    ownCase: { base: await addDecided(academy, own), other: await addDecided(academy, other) },
    managedCase: { base: await addWaiting(academy, other) },
    incident: { base: await addIncident(academy, other) },
  };
}

async function addDecided({ db, clock }: TestApp, authorId: number): Promise<number> {
  const now = clock.now();
  return insertCase(db, {
    ...textBy(authorId, now),
    visibility: 'hidden',
    status: 'decided',
    decision: 'hide',
    reason: 'Advertising',
    decided_at: now,
  });
}

const addWaiting = ({ db, clock }: TestApp, authorId: number): Promise<number> =>
  insertCase(db, textBy(authorId, clock.now()));

async function addIncident({ db, clock }: TestApp, authorId: number): Promise<number> {
  const { id } = await db
    .insertInto('incident')
    .values({
      change_id: randomUUID(),
      title: 'Mail arrives late',
      impact: 'slow',
      parts: ['mail'],
      state: 'investigating',
      author_id: authorId,
      started_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('incident_update')
    .values({
      incident_id: id,
      state: 'investigating',
      message: 'Codes may arrive late.',
      author_id: authorId,
      created_at: clock.now(),
    })
    .execute();
  return id;
}

const textBy = (authorId: number, now: Date) => {
  nextText += 1;
  return { kind: 'response', content_id: nextText, author_id: authorId, changed_at: now };
};

async function insertCase(
  db: TestApp['db'],
  values: Insertable<DB['moderation_case']>,
): Promise<number> {
  const { id } = await db
    .insertInto('moderation_case')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
