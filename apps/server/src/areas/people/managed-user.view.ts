import type { Schema } from '@uplink/api-client';
import { may, type PolicyPerson } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import type { VaultDeps } from '../../vault/vault.ts';
import { findWholePerson } from '../account/person.repository.ts';

type View = Schema<'ManagedUser'>;

/** An account as staff see it, and what the caller may do with it. */
export async function readManagedUser(
  deps: VaultDeps,
  staff: PolicyPerson,
  userId: number,
): Promise<View> {
  const row = await findWholePerson(deps, userId).catch(() => undefined);
  if (!row || row.deleted_at) throw missing();
  const { street, city, state, zip, country } = row;
  const hasAddress = [street, city, state, zip, country].some(Boolean);
  const roles = row.roles ?? [];
  const of = { userId, roles };
  return {
    id: row.id,
    version: row.profile_version,
    uniqueName: row.unique_name,
    firstName: row.first_name,
    lastName: row.last_name,
    avatar: row.avatar,
    email: row.email,
    isEmailConfirmed: row.email_confirmed_at !== null,
    phone: row.phone,
    roles,
    state: row.blocked ? 'blocked' : row.status === 1 ? 'active' : 'inactive',
    status: row.status as View['status'],
    blocked: row.blocked,
    companyName: row.company_name,
    shippingAddress: hasAddress ? { street, city, state, zip, country } : null,
    tshirtSize: row.tshirt_size as View['tshirtSize'],
    specialStatus: row.special_status,
    signupMethod: row.signup_method,
    referralCode: row.referral_code,
    socialLinks: row.links ?? [],
    birthDateMonth: row.birthDateMonth,
    birthDateDay: row.birthDateDay,
    birthDateYear: row.birthDateYear,
    isIAU: row.is_iau,
    signUpDate: row.sign_up_date.toISOString(),
    ...(await readAround(deps.db, userId)),
    mayEdit: may(staff, 'editUser', of),
    mayAssignRoles: may(staff, 'assignRoles', of),
  };
}

export const missing = () => notFound('This person does not exist.');

type Around = Pick<View, 'paymentStatus' | 'cohorts' | 'lastSeen' | 'purchaseCount' | 'noteCount'>;

/** What other tables say of someone. */
async function readAround(db: Kysely<DB>, id: number): Promise<Around> {
  const { rows } = await sql<Omit<Around, 'lastSeen'> & { last_seen: Date | null }>`
    select coalesce((select payment_status from user_context where user_id = ${id}), 'ok') as "paymentStatus",
      array(select c.name from user_module um join cohort c on c.id = um.cohort_id
        where um.user_id = ${id} order by c.start_date desc, c.id desc limit 3) as cohorts,
      greatest((select last_seen_at from app_user where id = ${id}),
        (select max(renewed_at) from browser_session where user_id = ${id})) as last_seen,
      (select count(*)::int from purchase where user_id = ${id} and started_at is not null) as "purchaseCount",
      (select count(*)::int from user_note where user_id = ${id}) as "noteCount"`.execute(db);
  const [{ last_seen, ...around }] = rows as [(typeof rows)[number]];
  return { ...around, lastSeen: last_seen?.toISOString() ?? null };
}
