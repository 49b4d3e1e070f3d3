import { sql } from 'kysely';
import { blank, empty, formerAccount, kept, nothing } from './endings.ts';
import { by, byEmail, type PersonalTable, personal } from './personal-table.ts';

/** A line of a file of users that became the account, or names its address. */
const uploadedLine: PersonalTable['rows'] = ({ id, email }) =>
  sql<boolean>`(added_user_id = ${id} or lower(values->>'email') = lower(${email}))`;

/** The account, how it signs in, and what it was sent. */
export const personalAccount: readonly PersonalTable[] = [
  personal('account', 'app_user', by('id'), {
    texts:
      'unique_name email phone avatar first_name last_name headline quote company_id company_name referral_code tshirt_size special_status birth_date street city state zip country time_zone contest_name',
    plain: 'type signup_method',
    inner: 'search_name search_text',
    end: { set: formerAccount },
  }),
  personal('account', 'user_social_link', by('user_id'), { texts: 'network url' }),
  personal('account', 'user_role', by('user_id'), { plain: 'role' }),
  personal('account', 'user_context', by('user_id'), {
    texts: 'cancelled_product_name',
    plain: 'referral_flow_status payment_status',
    end: { set: { cancelled_product_name: nothing } },
  }),
  personal('account', 'learning_goals', by('user_id'), { texts: 'goal level' }),
  personal('account', 'onboarding_answer', by('user_id'), { texts: 'answers' }),
  personal('account', 'form_draft', by('user_id'), { texts: 'value', plain: 'key' }),
  personal('account', 'user_note', by('user_id'), { texts: 'note' }),
  personal('account', 'calendar_feed', by('user_id'), { inner: 'nonce' }),
  personal(
    'account',
    'user_follow',
    ({ id }) => sql<boolean>`(follower_id = ${id} or followee_id = ${id})`,
    {},
  ),
  personal('account', 'visit', by('user_id'), {}),
  personal('account', 'data_export', by('user_id'), {
    plain: 'state',
    inner: 'storage_key sha256',
  }),
  personal('account', 'document_acceptance', by('user_id'), { plain: 'document' }),
  personal('account', 'account_deletion', by('user_id'), { end: kept.deletion }),
  personal('sign-in', 'identity_account', by('user_id'), { inner: 'password_hash' }),
  personal('sign-in', 'identity_subject', by('user_id'), { inner: 'issuer subject' }),
  personal('sign-in', 'email_code', by('user_id'), {
    texts: 'email',
    plain: 'purpose',
    inner: 'code_hash password_hash browser_hash',
  }),
  personal('sign-in', 'browser_session', by('user_id'), {
    texts: 'device',
    inner: 'id_hash id_token',
  }),
  personal('sign-in', 'partner_sign_in', by('user_id'), { plain: 'key', inner: 'id_hash' }),
  personal('sign-in', 'half_sign_in', by('user_id'), { inner: 'interaction challenge' }),
  personal('account', 'person_key', by('user_id'), { inner: 'wrapped' }),
  personal('sign-in', 'authenticator', by('user_id'), { inner: 'sealed_key' }),
  personal('sign-in', 'recovery_code', by('user_id'), { inner: 'code_hash' }),
  personal('sign-in', 'passkey', by('user_id'), {
    texts: 'name',
    inner: 'credential_id public_key transports',
  }),
  personal('sign-in', 'passkey_challenge', by('user_id'), { inner: 'challenge' }),
  personal('sign-in', 'socket_ticket', by('user_id'), { inner: 'ticket_hash' }),
  personal('messages', 'mail', byEmail('recipient'), { texts: 'recipient subject text html' }),
  personal('messages', 'mail_fault', byEmail('address'), {
    texts: 'address detail',
    plain: 'kind',
  }),
  personal('messages', 'mail_count', byEmail('address'), { texts: 'address' }),
  personal('messages', 'user_notification', by('user_id'), {
    texts: 'message url subject',
    plain: 'type kind',
    inner: 'occasion',
  }),
  personal('messages', 'notification_setting', by('user_id'), { plain: 'topic' }),
  personal('messages', 'notification_fold', by('user_id'), { inner: 'fold_key' }),
  personal('messages', 'notification_digest', by('user_id'), {}),
  personal('account', 'user_upload', by('user_id'), {
    texts: 'file_name columns corrections',
    plain: 'state',
    inner: 'upload_key',
  }),
  personal('account', 'user_upload_line', uploadedLine, {
    texts: 'values faults',
    plain: 'outcome',
  }),
  personal('account', 'module_permission', by('user_id'), { plain: 'permission' }),
  personal('account', 'audit_entry', by('user_id'), {
    texts: 'before after reason',
    plain: 'action',
    inner: 'undo',
    end: { set: { before: empty, after: empty, reason: blank, undo: nothing } },
  }),
];
