import {
  formatMoney,
  LABELLED_ERRORS,
  paymentFailed,
  UNCLAIMED_DAYS,
} from '@uplink/api-client/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { findReader } from '../emails/emails.repository.ts';
import { productMail } from '../emails/product-mail.ts';
import { about } from '../notifications/about.ts';
import { notify, notifyAll, settleNotices } from '../notifications/notify.ts';
import type { PaymentRow, PurchaseDeps, PurchaseRow } from './purchase-rows.ts';
import { listLines } from './purchases.repository.ts';

type Trx = Transaction<DB>;

/** Tells the buyer what they bought, with every figure, once. */
export async function tellBought(
  trx: Trx,
  deps: PurchaseDeps,
  purchase: PurchaseRow,
): Promise<void> {
  const { currency } = purchase;
  const name = await nameOf(trx, purchase);
  const figure = (label: string, amount: number) =>
    amount > 0 ? [`${label}: ${formatMoney({ amount, currency })}`] : [];
  const lines = (await listLines(trx, purchase.id)).filter((line) => line.is_paid);
  const next = purchase.next_payment_at;
  await notify(trx, {
    userId: purchase.user_id,
    message: `You now have ${name}.`,
    kind: 'payment',
    type: 'info',
    url: '/billing',
    occasion: `bought:${purchase.id}`,
    now: deps.clock.now(),
  });
  await mailTo(trx, deps, purchase.user_id, `Your purchase: ${name}`, [
    'Thank you for your purchase.',
    [
      ...lines.map(
        (line) => `${line.name}: ${formatMoney({ amount: line.list_amount, currency })}`,
      ),
      ...figure('Enrollment fee', purchase.enrollment_fee),
      ...figure('Discount', purchase.discount),
      ...figure('Credit', purchase.credit),
      ...figure('Tax', purchase.tax),
      `Paid today: ${formatMoney({ amount: purchase.captured, currency })}`,
      ...(next ? [`Next payment: ${next.toISOString().slice(0, 10)}`] : []),
    ].join('\n'),
    `Your purchases and receipts: ${deps.publicUrl}/billing`,
  ]);
  await mailEnrolled(trx, deps, purchase);
}

/** Welcomes the buyer in the words of the product's authors, if they wrote any. */
async function mailEnrolled(
  trx: Trx,
  { mail, publicUrl }: PurchaseDeps,
  { user_id: userId, module_id: moduleId }: PurchaseRow,
): Promise<void> {
  const welcome = await productMail(trx, {
    moduleId,
    userId,
    kind: 'enrollment',
    address: `${publicUrl}/`,
  });
  if (!welcome) return;
  const { email } = await findReader(trx, userId);
  await mail.send({ to: email, ...welcome }, trx);
}

/** Tells the buyer that a later payment was made. */
export async function tellPaid(
  trx: Trx,
  deps: PurchaseDeps,
  purchase: PurchaseRow,
  payment: Pick<PaymentRow, 'id' | 'amount' | 'currency'>,
): Promise<void> {
  const name = await nameOf(trx, purchase);
  const amount = formatMoney({ amount: payment.amount, currency: payment.currency });
  const wasDeclined = await settleNotices(trx, about.payment(purchase.id), purchase.user_id);
  if (wasDeclined) {
    await notify(trx, {
      userId: purchase.user_id,
      kind: 'payment',
      about: about.payment(purchase.id),
      message: `Your payment of ${amount} for ${name} was received.`,
      type: 'info',
      url: '/billing',
      occasion: `paid:${payment.id}`,
      now: deps.clock.now(),
    });
  }
  await mailTo(trx, deps, purchase.user_id, `Payment received: ${name}`, [
    `We received your payment of ${amount} for ${name}.`,
    `Your purchases and receipts: ${deps.publicUrl}/billing`,
  ]);
}

/** Tells the buyer that a payment that is due was declined, and what follows. */
export async function tellDeclined(
  trx: Trx,
  deps: PurchaseDeps,
  purchase: PurchaseRow,
  payment: PaymentRow,
): Promise<void> {
  const refusal = paymentFailed(payment.payment_type);
  await notify(trx, {
    userId: purchase.user_id,
    message: refusal,
    kind: 'declined',
    about: about.payment(purchase.id),
    type: 'alert',
    url: '/billing',
    occasion: `declined:${payment.id}`,
    now: deps.clock.now(),
  });
  const name = await nameOf(trx, purchase);
  await mailTo(trx, deps, purchase.user_id, `Payment declined: ${name}`, [
    refusal,
    `${formatMoney({ amount: payment.amount, currency: payment.currency })} for ${name} is still to be paid. Access is limited 30 days after the first declined payment.`,
    `Pay here: ${deps.publicUrl}/billing`,
  ]);
}

/** Tells the buyer of a charge that is coming. */
export async function tellComingCharge(
  trx: Trx,
  deps: PurchaseDeps,
  purchase: PurchaseRow,
): Promise<void> {
  const name = await nameOf(trx, purchase);
  const amount = formatMoney({ amount: purchase.cycle_amount ?? 0, currency: purchase.currency });
  const date = purchase.next_payment_at?.toISOString().slice(0, 10) ?? '';
  const isTrial = purchase.cycles_paid === 0 && purchase.trial_ends_at !== null;
  await mailTo(
    trx,
    deps,
    purchase.user_id,
    isTrial ? `Your trial of ${name} ends soon` : `Upcoming payment: ${name}`,
    [
      isTrial
        ? `Your trial of ${name} ends on ${date}. We will then charge ${amount}.`
        : `We will charge ${amount} for ${name} on ${date}.`,
      `To cancel or change how you pay: ${deps.publicUrl}/billing`,
    ],
  );
}

/** Tells someone that their access is limited until they pay. */
export async function tellFrozen(
  trx: Trx,
  deps: PurchaseDeps,
  { userId, since }: { userId: number; since: Date },
): Promise<void> {
  const date = since.toISOString().slice(0, 10);
  await notify(trx, {
    userId,
    message: 'Your access is limited because a payment is overdue.',
    kind: 'declined',
    type: 'alert',
    url: '/billing',
    occasion: `frozen:${date}`,
    now: deps.clock.now(),
  });
  await mailTo(trx, deps, userId, LABELLED_ERRORS.limitedAccess, [
    `A payment has been due since ${date}. Your lessons are on hold and nothing is lost: they open again as soon as you pay.`,
    `Pay here: ${deps.publicUrl}/billing`,
  ]);
}

/** Tells the buyer that money comes back. */
export async function tellRefunded(
  trx: Trx,
  deps: PurchaseDeps,
  purchase: PurchaseRow,
  refund: { id: number; amount: number },
): Promise<void> {
  const name = await nameOf(trx, purchase);
  const amount = formatMoney({ amount: refund.amount, currency: purchase.currency });
  await notify(trx, {
    userId: purchase.user_id,
    message: `${amount} for ${name} was refunded.`,
    kind: 'payment',
    type: 'info',
    url: '/billing',
    occasion: `refunded:${refund.id}`,
    now: deps.clock.now(),
  });
  await mailTo(trx, deps, purchase.user_id, `Refund: ${name}`, [
    `We refunded ${amount} for ${name}.`,
    `Your purchases and receipts: ${deps.publicUrl}/billing`,
  ]);
}

/** Tells the buyer that money they were told about did not arrive. */
export async function tellRefundFailed(
  trx: Trx,
  deps: PurchaseDeps,
  purchase: PurchaseRow,
  refund: { id: number; amount: number },
): Promise<void> {
  const name = await nameOf(trx, purchase);
  const amount = formatMoney({ amount: refund.amount, currency: purchase.currency });
  await notify(trx, {
    userId: purchase.user_id,
    kind: 'payment',
    message: `Your refund of ${amount} for ${name} did not go through.`,
    type: 'alert',
    url: '/billing',
    occasion: `refundFailed:${refund.id}`,
    now: deps.clock.now(),
  });
  await mailTo(trx, deps, purchase.user_id, `Refund failed: ${name}`, [
    `Your bank returned our refund of ${amount} for ${name}, so you don't have it yet. We have been told and will get in touch about another way to pay you back.`,
    `Your purchases and receipts: ${deps.publicUrl}/billing`,
  ]);
}

/** Tells the address a visitor bought with that the purchase has ended, since its account was never opened. */
export async function tellUnclaimed(
  trx: Trx,
  deps: PurchaseDeps,
  purchase: PurchaseRow,
): Promise<void> {
  const order = await trx
    .selectFrom('checkout_order')
    .select('email')
    .where('purchase_id', '=', purchase.id)
    .where('email', 'is not', null)
    .executeTakeFirst();
  if (!order?.email) return;
  const name = await nameOf(trx, purchase);
  const money =
    purchase.captured > 0
      ? 'We sent the whole payment back to where it came from.'
      : 'Nothing was charged.';
  const text = `${name} was bought with this email address, but its account was not opened within ${UNCLAIMED_DAYS} days. The purchase has ended. ${money}`;
  await deps.mail.send({ to: order.email, subject: `Your purchase ended: ${name}`, text }, trx);
}

/** Tells those who look after purchases of something they must see to. */
export async function tellStaff(
  trx: Trx,
  deps: Pick<PurchaseDeps, 'clock'>,
  occasion: string,
  message: string,
): Promise<void> {
  const staff = await trx
    .selectFrom('user_role')
    .innerJoin('app_user', 'app_user.id', 'user_role.user_id')
    .select('user_role.user_id')
    .distinct()
    .where('role', 'in', ['admin', 'customerSupport'])
    .where('app_user.status', '=', 1)
    .limit(200)
    .execute();
  const ids = staff.map(({ user_id }) => user_id);
  await notifyAll(trx, ids, {
    message,
    kind: 'news',
    type: 'alert',
    occasion,
    now: deps.clock.now(),
  });
}

export async function nameOf(trx: Trx, { module_id }: PurchaseRow): Promise<string> {
  const module = await trx
    .selectFrom('module')
    .select('name')
    .where('id', '=', module_id)
    .executeTakeFirstOrThrow();
  return module.name;
}

async function mailTo(
  trx: Trx,
  deps: PurchaseDeps,
  userId: number,
  subject: string,
  paragraphs: string[],
): Promise<void> {
  const { email } = await trx
    .selectFrom('app_user')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await deps.mail.send({ to: email, subject, text: paragraphs.join('\n\n') }, trx);
}
