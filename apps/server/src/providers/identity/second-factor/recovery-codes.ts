import { createHash, randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';

const count = 10;
/** Without letters and digits that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** New codes for an account in place of its former ones; the database keeps only their hashes. */
export async function replaceRecoveryCodes(trx: Kysely<DB>, userId: number): Promise<string[]> {
  await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  const codes = Array.from({ length: count }, newCode);
  await trx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(code) })))
    .execute();
  return codes;
}

/** Whether a code is one of the account's and was not used before; it is used from then on. */
export async function takeRecoveryCode(
  db: Kysely<DB>,
  { userId, code, now }: { userId: number; code: string; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

function newCode(): string {
  const text = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}

/** Blanks, the hyphen and capitals make no difference. 39 bits, ten tries a minute: no need to salt. */
function hashOf(code: string): string {
  const bare = code.toLowerCase().replaceAll(/[\s-]/g, '');
  return createHash('sha256').update(bare).digest('base64url');
}
