import type { Schema } from '@uplink/api-client';
import { levelFromXp, phone as phoneRule, type Role } from '@uplink/api-client/domain';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB, UserContext } from '../../db/schema.ts';
import { notFound, unprocessable } from '../../plugins/errors/errors.ts';

async function findPerson(db: Kysely<DB>, userId: number) {
  const row = await db
    .selectFrom('app_user')
    .selectAll()
    .select((eb) => [
      eb
        .selectFrom('user_role')
        .select(sql<Role[]>`coalesce(array_agg(role order by role), '{}')`.as('roles'))
        .whereRef('user_role.user_id', '=', 'app_user.id')
        .as('roles'),
      eb
        .selectFrom('user_social_link as link')
        .select(
          sql<
            { network: string; url: string }[]
          >`coalesce(jsonb_agg(jsonb_build_object('network', network, 'url', url) order by network), '[]')`.as(
            'links',
          ),
        )
        .whereRef('link.user_id', '=', 'app_user.id')
        .as('links'),
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row) throw notFound('This account does not exist.');
  return row;
}

export async function readMe(db: Kysely<DB>, userId: number): Promise<Schema<'CurrentUser'>> {
  const row = await findPerson(db, userId);
  return {
    id: row.id,
    status: row.status as 1 | 2,
    type: row.type,
    uniqueName: row.unique_name,
    identityProviderId: String(row.id),
    email: row.email,
    phone: row.phone,
    avatar: row.avatar,
    firstName: row.first_name,
    lastName: row.last_name,
    companyId: row.company_id,
    referralCode: row.referral_code,
    signUpDate: row.sign_up_date.toISOString(),
    confirmationCode: null,
    primaryPaymentMethod: null,
    roles: row.roles ?? [],
    ambassadorProgram: null,
  };
}

export async function readProfile(db: Kysely<DB>, userId: number): Promise<Schema<'Profile'>> {
  const row = await findPerson(db, userId);
  const { street, city, state, zip, country } = row;
  const isEmpty = [street, city, state, zip, country].every((part) => !part);
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    shippingAddress: isEmpty ? null : { street, city, state, zip, country },
    tshirtSize: row.tshirt_size as Schema<'TshirtSize'>,
    socialLinks: row.links ?? [],
    specialStatus: row.special_status,
    signupMethod: row.signup_method,
    referralCode: row.referral_code,
    avatar: row.avatar,
    birthDateMonth: row.birth_date_month,
    birthDateDay: row.birth_date_day,
    birthDateYear: row.birth_date_year,
    isIAU: row.is_iau,
    roles: row.roles ?? [],
  };
}

const serverOwned = ['id', 'email', 'roles', 'isIAU'] as const;

/** Changes the writable part of a profile. The server's own fields are accepted only unchanged. */
export async function updateProfile(
  db: Kysely<DB>,
  userId: number,
  update: Schema<'ProfileUpdate'>,
) {
  const current = await readProfile(db, userId);
  for (const field of serverOwned) {
    const sent = update[field];
    const isSame =
      JSON.stringify(Array.isArray(sent) ? [...sent].sort() : sent) ===
      JSON.stringify(current[field]);
    if (sent !== undefined && !isSame) {
      throw unprocessable('This field cannot be changed here.', {
        [field]: 'This field cannot be changed here.',
      });
    }
  }
  const fault = update.phone ? phoneRule(update.phone) : undefined;
  if (fault) throw unprocessable(fault, { phone: fault });
  const address = update.shippingAddress;
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('app_user')
      .set({
        updated_at: sql`now()`,
        ...(update.firstName !== undefined && { first_name: update.firstName }),
        ...(update.lastName !== undefined && { last_name: update.lastName }),
        ...(update.phone !== undefined && { phone: update.phone }),
        ...(update.tshirtSize !== undefined && { tshirt_size: update.tshirtSize }),
        ...(update.birthDateMonth !== undefined && { birth_date_month: update.birthDateMonth }),
        ...(update.birthDateDay !== undefined && { birth_date_day: update.birthDateDay }),
        ...(update.birthDateYear !== undefined && { birth_date_year: update.birthDateYear }),
        ...(address !== undefined && {
          street: address?.street ?? null,
          city: address?.city ?? null,
          state: address?.state ?? null,
          zip: address?.zip ?? null,
          country: address?.country ?? null,
        }),
      })
      .where('id', '=', userId)
      .execute();
    if (update.socialLinks === undefined) return;
    await trx.deleteFrom('user_social_link').where('user_id', '=', userId).execute();
    if (update.socialLinks.length === 0) return;
    await trx
      .insertInto('user_social_link')
      .values(update.socialLinks.map(({ network, url }) => ({ user_id: userId, network, url })))
      .execute();
  });
  return readProfile(db, userId);
}

/** The context; points, level and the module lists are computed, never stored. */
export async function readContext(db: Kysely<DB>, userId: number): Promise<Schema<'UserContext'>> {
  const { rows } = await sql<
    { points: number; incomplete: number[] } & Partial<Selectable<UserContext>>
  >`
    select stored.*,
      (select coalesce(sum(points), 0)::int from xp_event where user_id = ${userId}) as points,
      (select coalesce(jsonb_agg(distinct p.module_id), '[]')
        from module_prerequisite p
        join user_module um on um.user_id = ${userId} and um.module_id = p.module_id
        left join user_module ru on ru.user_id = ${userId} and ru.module_id = p.requires_id
        where coalesce(ru.status, 0) <> 3) as incomplete
    from (select ${userId}::bigint as id) me
    left join user_context stored on stored.user_id = me.id`.execute(db);
  const [stored] = rows;
  const points = stored?.points ?? 0;
  return {
    finishedInvite: stored?.finished_invite ?? false,
    closedInviteNotification: stored?.closed_invite_notification ?? false,
    cancelledProductName: stored?.cancelled_product_name ?? null,
    paymentBillingAgreementExpirationDate:
      (stored?.payment_billing_agreement_expiration_date as string | null | undefined) ?? null,
    referralsEnrolled: stored?.referrals_enrolled ?? 0,
    referralFlowStatus: stored?.referral_flow_status ?? 'none',
    paymentFailedDate: stored?.payment_failed_date?.toISOString() ?? null,
    paymentStatus: (stored?.payment_status ?? 'ok') as 'ok' | 'declined' | 'frozen',
    totalXpPoints: points,
    level: levelFromXp(points),
    moduleIdsWherePrerequisitesAreIncomplete: stored?.incomplete ?? [],
    programIdsIncompleteOnboardingSurvey: [],
    moduleIdsPendingTermAcceptance: [],
    isSessionRecordingEnabled: stored?.is_session_recording_enabled ?? false,
  };
}

const writable = new Set([
  'finishedInvite',
  'closedInviteNotification',
  'cancelledProductName',
  'referralFlowStatus',
]);

/** Takes the full context with changes; a change of the server's own fields refuses all of it. */
export async function updateContext(db: Kysely<DB>, userId: number, sent: Schema<'UserContext'>) {
  const current = await readContext(db, userId);
  for (const [field, value] of Object.entries(current)) {
    const isChanged = JSON.stringify(value) !== JSON.stringify(sent[field as keyof typeof sent]);
    if (isChanged && !writable.has(field)) {
      throw unprocessable('This field cannot be changed here.', {
        [field]: 'This field cannot be changed here.',
      });
    }
  }
  const values = {
    finished_invite: sent.finishedInvite,
    closed_invite_notification: sent.closedInviteNotification,
    cancelled_product_name: sent.cancelledProductName,
    referral_flow_status: sent.referralFlowStatus,
  };
  await db
    .insertInto('user_context')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
  return readContext(db, userId);
}

export async function searchPeople(db: Kysely<DB>, name: string): Promise<Schema<'UserRef'>[]> {
  const prefix = `${name
    .trim()
    .toLowerCase()
    .replace(/[%_\\]/g, '\\$&')}%`;
  const rows = await db
    .selectFrom('app_user')
    .select(['id', 'first_name', 'last_name', 'avatar'])
    .where('deleted_at', 'is', null)
    .where('blocked', '=', false)
    .where((eb) =>
      eb.or([
        eb(sql`lower(first_name || ' ' || last_name)`, 'like', prefix),
        eb(sql`lower(last_name)`, 'like', prefix),
      ]),
    )
    .orderBy('first_name')
    .limit(20)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: `${row.first_name} ${row.last_name}`,
    avatar: row.avatar,
  }));
}
