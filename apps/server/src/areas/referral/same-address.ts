import type { VaultDeps } from '../../vault/vault.ts';
import { openRows } from '../../vault/vault.ts';
import type { EnrollmentRow } from './enrollments.repository.ts';
import { isSameAddress } from './referral.rules.ts';

/** Whether a referrer and the person who enrolled live at one address, which is encrypted for each of them. */
export async function liveTogether(
  { db, config }: VaultDeps,
  { referrer_id, person_id }: EnrollmentRow,
): Promise<boolean> {
  const rows = await db
    .selectFrom('app_user')
    .select(['street', 'zip'])
    .where('id', 'in', [referrer_id, person_id])
    .execute();
  const [one, other] = await openRows(db, config, 'app_user', rows);
  return one !== undefined && other !== undefined && isSameAddress(one, other);
}
