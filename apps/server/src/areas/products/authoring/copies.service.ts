import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { attemptEach } from '../../../jobs/attempt-each.ts';
import { requireAuthored } from '../authored.ts';
import { copied, notCopied } from '../products.mails.ts';
import { copyProduct } from './copy-product.ts';
import { findTakenNames, refuseTaken } from './draft.service.ts';

/** Asks for a copy; the same asked twice is made once. */
export async function askForCopy(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  person: { id: number },
  moduleId: number,
  { url, alias }: Schema<'ModuleDuplicate'>,
): Promise<Schema<'ProductCopy'>> {
  const product = await requireAuthored(db, person, moduleId, 'manage');
  await refuseTaken(db, { type: product.type, url, alias });
  const row = { source_id: product.id, user_id: person.id, url, alias, created_at: clock.now() };
  await db
    .insertInto('product_copy')
    .values(row)
    .onConflict((one) => one.doNothing())
    .execute();
  const [copy] = await selectCopies(db, person.id);
  if (!copy) throw new Error('The copy that was asked for is gone.');
  return copy;
}

/** The latest copies that someone asked for. */
export async function selectCopies(
  db: Kysely<DB>,
  userId: number,
): Promise<Schema<'ProductCopy'>[]> {
  const { rows } = await sql<Omit<Schema<'ProductCopy'>, 'createdAt'> & { created_at: Date }>`
    select c.id, m.name, m.type, c.url, c.state, c.copy_id as "copyId", c.created_at
    from product_copy c join module m on m.id = c.source_id
    where c.user_id = ${userId} order by c.id desc limit 20`.execute(db);
  return rows.map(({ created_at, ...copy }) => ({ ...copy, createdAt: created_at.toISOString() }));
}

type CopyDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'publicUrl'>;

/** Makes every copy that waits, each whole or not at all, and mails who asked for it. */
export async function makeCopies(deps: CopyDeps): Promise<void> {
  const waiting = await deps.db
    .selectFrom('product_copy')
    .select('id')
    .where('state', '=', 'waiting')
    .orderBy('id')
    .execute();
  // One transaction each: what was made stays when the server ends.
  await attemptEach(
    waiting,
    ({ id }) => makeCopy(deps, id),
    ({ id }) => `copy ${id}`,
  );
}

async function makeCopy(deps: CopyDeps, id: number): Promise<void> {
  const { db, clock, mail } = deps;
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<Waiting>`
      select c.id, c.source_id as "sourceId", c.user_id as "ownerId", c.url, c.alias, m.name, m.type, u.email
      from product_copy c join module m on m.id = c.source_id join app_user u on u.id = c.user_id
      where c.id = ${id} and c.state = 'waiting' for update of c skip locked`.execute(trx);
    const [waiting] = rows;
    if (!waiting) return;
    const now = clock.now();
    const copyId = await tryCopy(trx, waiting, now);
    await trx
      .updateTable('product_copy')
      .set({ state: copyId ? 'done' : 'failed', copy_id: copyId, ended_at: now })
      .where('id', '=', waiting.id)
      .execute();
    const content = copyId === null ? notCopied(deps, waiting) : copied(deps, waiting);
    await mail.send({ to: waiting.email, ...content }, trx);
  });
}

interface Waiting {
  id: number;
  sourceId: number;
  ownerId: number;
  url: string;
  alias: string;
  name: string;
  type: number;
  email: string;
}

/** The copy's id; null when its names were taken while it waited. */
async function tryCopy(trx: Kysely<DB>, waiting: Waiting, now: Date): Promise<number | null> {
  const { type, url, alias } = waiting;
  const taken = await findTakenNames(trx, { type, url, alias });
  if (taken.url || taken.alias) return null;
  return copyProduct(trx, { ...waiting, now });
}
