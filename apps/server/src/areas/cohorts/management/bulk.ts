import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { Refusal } from '../../../plugins/errors/errors.ts';
import { userRef } from '../../refs.ts';

export interface BulkItem {
  userId: number;
  milestoneId?: number;
}

/** Runs a task for each item in turn. One that is refused says why and does not stop the others. */
export async function forEach<Item extends BulkItem>(
  db: Kysely<DB>,
  items: readonly Item[],
  act: (item: Item) => Promise<'done' | 'unchanged'>,
): Promise<Schema<'BulkReport'>> {
  const report = { done: 0, unchanged: 0 };
  const refused: (BulkItem & { reason: string })[] = [];
  for (const item of items) {
    try {
      report[await act(item)] += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { userId, milestoneId } = item;
      refused.push({ userId, ...(milestoneId && { milestoneId }), reason: error.message });
    }
  }
  const names = await readNames(
    db,
    refused.map(({ userId }) => userId),
  );
  return {
    ...report,
    refused: refused.map(({ userId, ...one }) => ({
      ...one,
      user: names.get(userId) ?? { id: userId, name: 'Unknown account', avatar: null },
    })),
  };
}

async function readNames(db: Kysely<DB>, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, Schema<'UserRef'>>();
  const rows = await db
    .selectFrom('app_user as u')
    .select(userRef('u').$castTo<Schema<'UserRef'>>().as('user'))
    .where('u.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ user }) => [user.id, user]));
}
