import type { Deps } from '../../deps.ts';
import { damaged } from '../../plugins/errors/errors.ts';
import type { SealedObject } from '../../providers/storage/storage.ts';

export type FileDeps = Pick<Deps, 'db' | 'storage'>;

/** Seals the uploads among these that this person was granted and that have arrived. */
export async function sealUploads(deps: FileDeps, userId: number, keys: string[]): Promise<void> {
  const open = await deps.db
    .selectFrom('upload_grant')
    .select('key')
    .where('key', 'in', ['', ...keys])
    .where('user_id', '=', userId)
    .where('sealed_key', 'is', null)
    .where('given_up_at', 'is', null)
    .execute();
  for (const { key } of open) await sealUpload(deps, key);
}

/**
 * The sealed bytes of an upload, sealed now where they were not; undefined when nothing arrived or its
 * owner gave it up.
 */
export async function sealUpload(deps: FileDeps, key: string): Promise<SealedObject | undefined> {
  const known = await findSealed(deps, key);
  if (known) return known;
  const sealed = await recordSealed(deps, key);
  if (sealed) await deps.storage.clear(key, sealed.key);
  return sealed;
}

/** Seals an upload and leaves what was posted. The first call that records its copy decides for all. */
export async function recordSealed(
  { db, storage }: FileDeps,
  key: string,
): Promise<SealedObject | undefined> {
  const sealed = await storage.seal(key);
  if (!sealed) return findSealed({ db }, key);
  const { size, sha256 } = sealed;
  const recorded = await db
    .updateTable('upload_grant')
    .set({ sealed_key: sealed.key, size, sha256 })
    .where('key', '=', key)
    .where('sealed_key', 'is', null)
    .where('given_up_at', 'is', null)
    .returning('key')
    .executeTakeFirst();
  if (recorded) return sealed;
  const other = await findSealed({ db }, key);
  if (other?.key !== sealed.key) await storage.remove(sealed.key);
  return other;
}

async function findSealed(
  { db }: Pick<FileDeps, 'db'>,
  key: string,
): Promise<SealedObject | undefined> {
  const grant = await db
    .selectFrom('upload_grant')
    .select(['sealed_key', 'size', 'sha256'])
    .where('key', '=', key)
    .where('given_up_at', 'is', null)
    .executeTakeFirst();
  if (!grant?.sealed_key || !grant.sha256) return undefined;
  return { key: grant.sealed_key, size: Number(grant.size), sha256: grant.sha256 };
}

/** An attached file, which must still be what was recorded. */
export async function openFile(deps: FileDeps, key: string): Promise<SealedObject> {
  const file = await sealUpload(deps, key);
  if (!file || !(await deps.storage.isIntact(file))) throw damaged();
  return file;
}

/** A short-lived link that downloads an attached file. */
export async function linkToFile(
  deps: FileDeps,
  file: { upload_key: string; name: string },
): Promise<{ url: string }> {
  const sealed = await openFile(deps, file.upload_key);
  return { url: await deps.storage.createDownloadUrl(sealed, file.name) };
}
