import { sql } from 'kysely';
import { blank, kept, nothing, yes } from './endings.ts';
import { by, ofPurchase, type PersonalTable, personal, under } from './personal-table.ts';

const ofPayment: PersonalTable['rows'] = ({ id }) => sql<boolean>`payment_id in
  (select pay.id from payment pay join purchase own on own.id = pay.purchase_id where own.user_id = ${id})`;

/** What a person bought, agreed to and earned. */
export const personalMoney: readonly PersonalTable[] = [
  personal('purchases', 'invoice_record', by('user_id'), { inner: 'sealed', end: kept.law }),
  personal('purchases', 'purchase', by('user_id'), {
    texts: 'shipping tshirt_size bill_to',
    plain: 'status payment_type plan_type tax_label',
    inner: 'request_hash',
    end: { set: { shipping: nothing, tshirt_size: nothing, bill_to: nothing } },
  }),
  personal('purchases', 'purchase_line', ofPurchase, { plain: 'kind name', end: kept.law }),
  personal('purchases', 'purchase_event', ofPurchase, {
    texts: 'log_message',
    plain: 'action from_status to_status data request_id',
    end: { set: { log_message: nothing } },
  }),
  personal('purchases', 'coupon_redemption', ofPurchase, { plain: 'status', end: kept.law }),
  personal('purchases', 'coupon_entry', by('user_id'), {}),
  personal('purchases', 'payment', ofPurchase, {
    plain:
      'kind payment_type provider status provider_ref decline_code decline_message reason invoice_number',
    inner: 'idempotency_key request_hash',
    end: kept.law,
  }),
  personal('purchases', 'refund', ofPayment, {
    texts: 'reason',
    plain: 'status provider_ref invoice_number',
    inner: 'idempotency_key',
    end: kept.law,
  }),
  personal('purchases', 'dispute', ofPayment, {
    plain: 'provider status reason',
    inner: 'provider_ref',
    end: kept.law,
  }),
  personal('purchases', 'refund_request', ofPurchase, {
    texts: 'reason',
    plain: 'status',
    end: { set: { reason: blank } },
  }),
  personal('purchases', 'ledger_entry', ofPurchase, {
    texts: 'reason',
    plain: 'kind',
    inner: 'request_id',
    end: kept.law,
  }),
  personal('purchases', 'payment_method', by('user_id'), {
    texts: 'zip payer_email',
    plain: 'kind provider brand funding last4',
    inner: 'provider_ref',
    end: { set: { zip: nothing, payer_email: nothing } },
  }),
  personal('purchases', 'method_token', by('user_id'), { inner: 'token_hash session_id' }),
  personal('purchases', 'billing_detail', by('user_id'), {
    texts: 'company_name tax_id street city state zip country',
  }),
  personal('purchases', 'user_credit', by('user_id'), { plain: 'reason', end: kept.law }),
  personal('purchases', 'credit_entry', by('user_id'), {
    texts: 'reason',
    plain: 'kind',
    end: kept.law,
  }),
  personal('purchases', 'trial_use', by('user_id'), { end: kept.law }),
  personal('purchases', 'checkout_order', by('user_id'), {
    texts: 'email',
    plain: 'quote answers',
    inner: 'token_hash request_hash claim_hash',
    end: { set: { email: nothing } },
  }),
  personal('purchases', 'checkout_visitor', by('user_id'), { texts: 'email', inner: 'token_hash' }),
  personal('purchases', 'terms_agreement', by('user_id'), {
    texts: 'answers decline_reason',
    plain: 'hash',
    inner: 'signature_key initials_key',
    end: {
      set: {
        answers: nothing,
        decline_reason: nothing,
        signature_key: nothing,
        initials_key: nothing,
        hash: nothing,
        is_erased: yes,
      },
    },
  }),
  personal('referral', 'referral_activity', by('user_id'), {
    texts: 'person',
    plain: 'program kind product',
    end: { set: { person: nothing } },
  }),
  personal(
    'referral',
    'referral_lead',
    ({ id, email }) => sql<boolean>`(referrer_id = ${id} or email = ${email})`,
    { texts: 'email', plain: 'status' },
  ),
  personal(
    'referral',
    'referral_mark',
    ({ id }) => sql<boolean>`(user_id = ${id} or referrer_id = ${id})`,
    { end: kept.statistics },
  ),
  personal('referral', 'referral_click', by('referrer_id'), {
    inner: 'token_hash',
    end: kept.statistics,
  }),
  personal(
    'referral',
    'referral_enrollment',
    ({ id }) => sql<boolean>`(referrer_id = ${id} or person_id = ${id})`,
    { texts: 'note', plain: 'program product state suspicion', end: { set: { note: nothing } } },
  ),
  personal('referral', 'reward_account', by('user_id'), { plain: 'program', end: kept.law }),
  personal('referral', 'reward_credit_wish', by('user_id'), { end: kept.law }),
  personal('referral', 'reward_entry', by('user_id'), {
    texts: 'reason',
    plain: 'program pot kind',
    end: kept.law,
  }),
  personal('referral', 'withdraw_request', by('user_id'), {
    texts: 'note proof',
    plain: 'program',
    end: { set: { note: nothing, proof: nothing } },
  }),
  personal('referral', 'payout', under('request_id', 'withdraw_request'), {
    texts: 'failure',
    plain: 'method status',
    inner: 'provider_ref',
    end: { set: { failure: nothing } },
  }),
  personal('referral', 'ambassador_program', by('user_id'), {
    texts: 'calendly',
    end: { set: { calendly: nothing } },
  }),
];
