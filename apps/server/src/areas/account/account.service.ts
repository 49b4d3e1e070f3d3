import type { Schema } from '@uplink/api-client';
import {
  currentVersion,
  documentNames,
  levelFromXp,
  ModuleType,
  UNFINISHED_STATUSES,
} from '@uplink/api-client/domain';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { DB, UserContext } from '../../db/schema.ts';
import { moduleStatus } from '../../db/status-codes.ts';
import { unprocessable } from '../../plugins/errors/errors.ts';
import { readOwnProgram } from '../ambassador/ambassadors.service.ts';
import { listMethods } from '../billing/methods.service.ts';
import { pendingTerms } from '../terms/terms.repository.ts';
import { findPerson } from './person.repository.ts';

export async function readMe(db: Kysely<DB>, userId: number): Promise<Schema<'CurrentUser'>> {
  const [row, { methods }, ambassadorProgram] = await Promise.all([
    findPerson(db, userId),
    listMethods(db, userId),
    readOwnProgram(db, userId),
  ]);
  const primary = methods.find(({ isPrimary }) => isPrimary);
  return {
    id: row.id,
    status: row.status as 1 | 2,
    type: row.type,
    uniqueName: row.unique_name,
    identityProviderId: row.subject ?? String(row.id),
    email: row.email,
    phone: row.phone,
    avatar: row.avatar,
    firstName: row.first_name,
    lastName: row.last_name,
    companyId: row.company_id,
    referralCode: row.referral_code,
    signUpDate: row.sign_up_date.toISOString(),
    confirmationCode: null,
    primaryPaymentMethod: primary ? toMethodRef(primary) : null,
    roles: row.roles ?? [],
    ambassadorProgram,
  };
}

const toMethodRef = ({ id, userId, type, isPrimary, isCurrent }: Schema<'OwnPaymentMethod'>) => ({
  id,
  userId,
  type,
  isPrimary,
  isCurrent,
});

/** The context; points, level and the module lists are computed, never stored. */
export async function readContext(db: Kysely<DB>, userId: number): Promise<Schema<'UserContext'>> {
  const { rows } = await sql<
    {
      points: number;
      incomplete: number[];
      unanswered: number[];
      unsigned: number[];
      agreement_ends: Date | null;
      accepted: { document: string; version: number }[];
    } & Partial<Selectable<UserContext>>
  >`
    select stored.*,
      (select coalesce(sum(points), 0)::int from xp_event where user_id = ${userId}) as points,
      (select coalesce(jsonb_agg(distinct p.module_id), '[]')
        from module_prerequisite p
        join user_module um on um.user_id = ${userId} and um.module_id = p.module_id
        left join user_module ru on ru.user_id = ${userId} and ru.module_id = p.requires_id
        where coalesce(ru.status, 0) <> ${moduleStatus.done}) as incomplete,
      (select coalesce(jsonb_agg(survey.module_id order by um.created_at, survey.module_id), '[]')
        from learner_module um
        join onboarding_survey survey on survey.module_id = um.module_id and jsonb_array_length(survey.questions) > 0
        join module program on program.id = um.module_id and program.type = ${ModuleType.program}
        left join onboarding_answer answer
          on answer.module_id = um.module_id and answer.user_id = um.user_id
        where um.user_id = ${userId} and um.status = any (${UNFINISHED_STATUSES}::int[])
          and answer.user_id is null) as unanswered,
      ${pendingTerms(userId)} as unsigned,
      (select coalesce(jsonb_agg(jsonb_build_object('document', document, 'version', version)), '[]')
        from document_acceptance where user_id = ${userId}) as accepted,
      (select expires_at from payment_method
        where user_id = ${userId} and kind = 'wallet' and removed_at is null) as agreement_ends
    from (select ${userId}::bigint as id) me
    left join user_context stored on stored.user_id = me.id`.execute(db);
  const [stored] = rows;
  const points = stored?.points ?? 0;
  const documentsToAccept = documentNames.filter((name) => {
    const { version } = currentVersion(name);
    return !stored?.accepted.some((one) => one.document === name && one.version === version);
  });
  return {
    finishedInvite: stored?.finished_invite ?? false,
    closedInviteNotification: stored?.closed_invite_notification ?? false,
    cancelledProductName: stored?.cancelled_product_name ?? null,
    paymentBillingAgreementExpirationDate: stored?.agreement_ends?.toISOString() ?? null,
    referralsEnrolled: stored?.referrals_enrolled ?? 0,
    referralFlowStatus: stored?.referral_flow_status ?? 'none',
    paymentFailedDate: stored?.payment_failed_date?.toISOString() ?? null,
    paymentStatus: (stored?.payment_status ?? 'ok') as 'ok' | 'declined' | 'frozen',
    totalXpPoints: points,
    level: levelFromXp(points),
    moduleIdsWherePrerequisitesAreIncomplete: stored?.incomplete ?? [],
    programIdsIncompleteOnboardingSurvey: stored?.unanswered ?? [],
    moduleIdsPendingTermAcceptance: stored?.unsigned ?? [],
    isSessionRecordingEnabled: stored?.is_session_recording_enabled ?? false,
    ...(documentsToAccept.length > 0 && { documentsToAccept }),
  };
}

const writable = new Set([
  'finishedInvite',
  'closedInviteNotification',
  'cancelledProductName',
  'referralFlowStatus',
]);

/** A page that was opened before a new version was published does not send it. */
const unsaid = new Set(['documentsToAccept']);

/** Takes the full context with changes; a change of the server's own fields refuses all of it. */
export async function updateContext(db: Kysely<DB>, userId: number, sent: Schema<'UserContext'>) {
  await db.transaction().execute(async (trx) => {
    await lockContext(trx, userId);
    refuseOwnFields(await readContext(trx, userId), sent);
    await writeFlags(trx, userId, sent);
  });
  return readContext(db, userId);
}

/** Held until the end of the transaction: the flags of a context are decided on what they were. */
export async function lockContext(trx: Transaction<DB>, userId: number): Promise<void> {
  const row = trx.selectFrom('user_context').select('user_id').where('user_id', '=', userId);
  await row.forUpdate().execute();
}

function refuseOwnFields(current: Schema<'UserContext'>, sent: Schema<'UserContext'>): void {
  for (const [field, value] of Object.entries(current)) {
    const isChanged = JSON.stringify(value) !== JSON.stringify(sent[field as keyof typeof sent]);
    if (isChanged && !writable.has(field) && !unsaid.has(field)) {
      throw unprocessable('This field cannot be changed here.', {
        [field]: 'This field cannot be changed here.',
      });
    }
  }
}

/** Stores the fields of a context that nothing computes. */
export async function writeFlags(
  db: Kysely<DB>,
  userId: number,
  flags: Schema<'ContextFlags'>,
): Promise<void> {
  const values = {
    finished_invite: flags.finishedInvite,
    closed_invite_notification: flags.closedInviteNotification,
    cancelled_product_name: flags.cancelledProductName,
    referral_flow_status: flags.referralFlowStatus,
    is_session_recording_enabled: flags.isSessionRecordingEnabled,
  };
  await db
    .insertInto('user_context')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}
