import { sql } from 'kysely';
import { sealRow, type VaultDeps } from '../../vault/vault.ts';
import { writeBirthDate } from './birth-date.rules.ts';

const batch = 500;

/** Takes birth dates over into the column that is encrypted; says how many. Safe to run twice, and while others write. */
export async function moveBirthDates({ db, config }: VaultDeps): Promise<number> {
  let count = 0;
  for (;;) {
    const rows = await db
      .selectFrom('app_user')
      .select(['id', 'birth_date_year', 'birth_date_month', 'birth_date_day'])
      .where(sql<boolean>`num_nonnulls(birth_date_year, birth_date_month, birth_date_day) > 0`)
      .where('deleted_at', 'is', null)
      .limit(batch)
      .execute();
    for (const { id, birth_date_year, birth_date_month, birth_date_day } of rows) {
      const birth_date = writeBirthDate({
        birthDateYear: birth_date_year,
        birthDateMonth: birth_date_month,
        birthDateDay: birth_date_day,
      });
      const of = { userId: id, table: 'app_user' } as const;
      const empty = { birth_date_year: null, birth_date_month: null, birth_date_day: null };
      // Changed in the meantime, it comes with the next round.
      await db
        .updateTable('app_user')
        .set({ ...(await sealRow(db, config, of, { birth_date })), ...empty })
        .where('id', '=', id)
        .where('birth_date_year', 'is not distinct from', birth_date_year)
        .where('birth_date_month', 'is not distinct from', birth_date_month)
        .where('birth_date_day', 'is not distinct from', birth_date_day)
        .execute();
    }
    count += rows.length;
    if (rows.length < batch) return count;
  }
}
