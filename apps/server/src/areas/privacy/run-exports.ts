import { randomUUID } from 'node:crypto';
import { RETENTION_DAYS } from '@uplink/api-client/domain';
import type { Deps } from '../../deps.ts';
import type { OnFault } from '../../jobs/attempt.ts';
import { attemptAll, attemptEach } from '../../jobs/attempt-each.ts';
import { storeStream } from '../uploads/store-stream.ts';
import { type ArchiveDeps, packArchive } from './archive.ts';
import { copyIsReady } from './privacy.mails.ts';

export type ExportDeps = ArchiveDeps & Pick<Deps, 'mail'> & { onFault: OnFault };

interface Waiting {
  id: number;
  userId: number;
  email: string;
}

/** Makes the requested copies and removes expired ones. Safe to repeat. */
export async function runExports(deps: ExportDeps): Promise<void> {
  const waiting = await deps.db
    .selectFrom('data_export')
    .innerJoin('app_user', 'app_user.id', 'data_export.user_id')
    .select(['data_export.id', 'data_export.user_id as userId', 'app_user.email'])
    .where('data_export.state', '=', 'preparing')
    .orderBy('data_export.id')
    .limit(20)
    .execute();
  for (const one of waiting) if (await claim(deps, one.id)) await runExport(deps, one);
  await attemptAll({ over: () => clearOver(deps), parts: () => clearParts(deps) });
}

/** A process that was killed holds its export for an hour; a slow one is left to finish. */
const claimMs = 3_600_000;

async function claim({ db, clock }: ExportDeps, id: number): Promise<boolean> {
  const now = clock.now();
  const claimed = await db
    .updateTable('data_export')
    .set({ claimed_at: now })
    .where('id', '=', id)
    .where('state', '=', 'preparing')
    .where((eb) =>
      eb.or([
        eb('claimed_at', 'is', null),
        eb('claimed_at', '<', new Date(now.getTime() - claimMs)),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

async function runExport(deps: ExportDeps, { id, userId, email }: Waiting): Promise<void> {
  const { db, clock, storage, mail } = deps;
  const key = `exports/${randomUUID()}.zip`;
  try {
    const target = { key, contentType: 'application/zip' };
    const archive = await packArchive(deps, { id: userId, email });
    const { size, sha256, key: storage_key } = await storeStream(storage, target, archive);
    const available_until = new Date(
      clock.now().getTime() + RETENTION_DAYS.dataExports * 86_400_000,
    );
    const isFirst = await db.transaction().execute(async (trx) => {
      const noted = await trx
        .updateTable('data_export')
        .set({ state: 'ready', storage_key, size, sha256, available_until })
        .where('id', '=', id)
        .where('state', '=', 'preparing')
        .returning('id')
        .executeTakeFirst();
      if (!noted) return false;
      await mail.send({ to: email, ...copyIsReady(deps, available_until) }, trx);
      return true;
    });
    // Another process was faster.
    if (!isFirst) await storage.clear(storage_key);
  } catch (error) {
    await storage.clear(key);
    await db
      .updateTable('data_export')
      .set({ state: 'failed' })
      .where('id', '=', id)
      .where('state', '=', 'preparing')
      .execute();
    deps.onFault(error as Error, `data export ${id}`);
  }
}

/** Archives are removed before they are forgotten: killed between the two, it is done again. */
async function clearOver({ db, clock, storage }: ExportDeps): Promise<void> {
  const over = await db
    .selectFrom('data_export')
    .select(['id', 'storage_key'])
    .where('state', '=', 'ready')
    .where('available_until', '<=', clock.now())
    .limit(100)
    .execute();
  const clear = async ({ id, storage_key }: (typeof over)[number]) => {
    if (storage_key) await storage.clear(storage_key);
    await db
      .updateTable('data_export')
      .set({ state: 'over', storage_key: null, size: null, sha256: null, available_until: null })
      .where('id', '=', id)
      .execute();
  };
  await attemptEach(over, clear, ({ id }) => `data export ${id}`);
}

/** Parts that a killed process left. Looked for first: an export that begins later has none among them. */
async function clearParts({ db, storage }: ExportDeps): Promise<void> {
  // The second is where S3 keeps sealed copies.
  const stored = [...(await storage.list('exports/')), ...(await storage.list('sealed/exports-'))];
  if (stored.length === 0) return;
  const rows = await db
    .selectFrom('data_export')
    .select(['state', 'storage_key'])
    .where('state', 'in', ['preparing', 'ready'])
    .execute();
  if (rows.some(({ state }) => state === 'preparing')) return;
  const kept = new Set(rows.map(({ storage_key }) => storage_key));
  for (const { key } of stored) if (!kept.has(key)) await storage.remove(key);
}
