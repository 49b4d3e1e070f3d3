import type { Schema } from '@uplink/api-client';
import type { Selectable } from 'kysely';
import type { DataExport } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInCaller } from '../../plugins/authentication/caller.repository.ts';
import { requireFreshSignIn } from '../../plugins/authentication/fresh-sign-in.ts';
import { notFound } from '../../plugins/errors/errors.ts';

type View = Schema<'DataExport'>;
type Row = Selectable<DataExport>;

/** How old a copy may be to be given again instead of a new one. */
const newEnough = 86_400_000;

export async function readExport({ db, clock }: Deps, { id }: SignedInCaller): Promise<View> {
  return toView(await lastOf(db, id), clock.now());
}

/** Begins a copy, unless one is on the way or new enough. */
export async function startExport(deps: Deps, caller: SignedInCaller): Promise<View> {
  const { db, clock } = deps;
  requireFreshSignIn(caller, clock);
  const now = clock.now();
  const last = await lastOf(db, caller.id);
  const isNew = last && now.getTime() - last.asked_at.getTime() < newEnough;
  if (!isNew || last.state !== 'ready') {
    await db
      .insertInto('data_export')
      .values({ user_id: caller.id, asked_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return readExport(deps, caller);
}

/** A link to the archive, for the person alone and for a few minutes. */
export async function linkToExport(
  { db, clock, storage }: Deps,
  caller: SignedInCaller,
): Promise<Schema<'DataExportLink'>> {
  requireFreshSignIn(caller, clock);
  const row = await lastOf(db, caller.id);
  if (toView(row, clock.now()).state !== 'ready' || !row?.storage_key || !row.sha256)
    throw notFound('This copy is no longer available. Request a new one.');
  const file = { key: row.storage_key, size: Number(row.size), sha256: row.sha256 };
  const day = row.asked_at.toISOString().slice(0, 10);
  return { url: await storage.createDownloadUrl(file, `uplink-academy-${day}.zip`) };
}

const lastOf = (db: Deps['db'], userId: number): Promise<Row | undefined> =>
  db
    .selectFrom('data_export')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

function toView(row: Row | undefined, now: Date): View {
  const isOver = !row?.available_until || row.available_until <= now;
  if (!row || row.state === 'over' || (row.state === 'ready' && isOver))
    return { state: 'none', askedAt: null, availableUntil: null, size: null };
  return {
    state: row.state as View['state'],
    askedAt: row.asked_at.toISOString(),
    availableUntil: row.available_until?.toISOString() ?? null,
    size: row.size === null ? null : Number(row.size),
  };
}
