import type { Schema } from '@uplink/api-client';
import { SNIPPETS_PER_REVIEWER, VALIDATION } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import { lockUntilEnd } from '../../db/lock-until-end.ts';
import type { DB } from '../../db/schema.ts';
import { conflict, notFound, unprocessable } from '../../plugins/errors/errors.ts';

type Db = Kysely<DB>;
type Snippet = Schema<'Snippet'>;

const columns = ['id', 'title', 'text'] as const;

/** The user's snippets, by title. */
export function listSnippets(db: Db, userId: number): Promise<Snippet[]> {
  return db
    .selectFrom('feedback_snippet')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('title')
    .orderBy('id')
    .limit(SNIPPETS_PER_REVIEWER)
    .execute();
}

/** Keeps a snippet; the same one sent again, after a lost reply, is the one that was kept. */
export function createSnippet(
  db: Db,
  clock: Clock,
  userId: number,
  input: Schema<'SnippetInput'>,
): Promise<Snippet> {
  const snippet = trimmed(input);
  return db.transaction().execute(async (trx) => {
    await lockUntilEnd(trx, `snippets:${userId}`);
    const own = await listSnippets(trx, userId);
    const same = own.find(({ title, text }) => title === snippet.title && text === snippet.text);
    if (same) return same;
    if (own.length >= SNIPPETS_PER_REVIEWER) {
      throw conflict(
        `You can keep up to ${SNIPPETS_PER_REVIEWER} snippets. Delete one you no longer need.`,
      );
    }
    const now = clock.now();
    return trx
      .insertInto('feedback_snippet')
      .values({ user_id: userId, ...snippet, created_at: now, updated_at: now })
      .returning(columns)
      .executeTakeFirstOrThrow();
  });
}

export async function updateSnippet(
  db: Db,
  clock: Clock,
  key: { userId: number; id: number },
  input: Schema<'SnippetInput'>,
): Promise<Snippet> {
  const changed = await db
    .updateTable('feedback_snippet')
    .set({ ...trimmed(input), updated_at: clock.now() })
    .where('id', '=', key.id)
    .where('user_id', '=', key.userId)
    .returning(columns)
    .executeTakeFirst();
  if (!changed) throw notFound('This snippet does not exist.');
  return changed;
}

export async function deleteSnippet(db: Db, key: { userId: number; id: number }): Promise<void> {
  const removed = await db
    .deleteFrom('feedback_snippet')
    .where('id', '=', key.id)
    .where('user_id', '=', key.userId)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw notFound('This snippet does not exist.');
}

function trimmed({ title, text }: Schema<'SnippetInput'>) {
  const snippet = { title: title.trim(), text: text.trim() };
  const missing = Object.entries(snippet).filter(([, value]) => value === '');
  if (missing.length > 0) {
    const { required } = VALIDATION;
    throw unprocessable(required, Object.fromEntries(missing.map(([name]) => [name, required])));
  }
  return snippet;
}
