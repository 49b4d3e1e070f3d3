import type { FileDeps } from '../areas/uploads/sealed-files.ts';
import type { Violation } from './invariant.ts';

/** Reads every attached file in the storage: each must be there with the size and hash it was sealed with. */
export async function auditStoredFiles({ db, storage }: FileDeps): Promise<Violation[]> {
  const files = await db
    .selectFrom('upload_grant')
    .select(['key', 'sealed_key', 'size', 'sha256'])
    .where('stored_at', 'is not', null)
    .where('sealed_key', 'is not', null)
    .execute();
  const rows: unknown[] = [];
  for (const { key, sealed_key, size, sha256 } of files) {
    const sealed = { key: sealed_key ?? '', size: Number(size), sha256: sha256 ?? '' };
    if (!(await storage.isIntact(sealed))) rows.push({ key, sealed_key });
  }
  const title = 'Every attached file is stored as it was sealed';
  return rows.length > 0 ? [{ id: 'stored-files', title, rows }] : [];
}
