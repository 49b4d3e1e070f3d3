import { formatDate, formatMoney, UNCLAIMED_DAYS } from '@uplink/api-client/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { findReader } from '../emails/emails.repository.ts';
import { productMail } from '../emails/product-mail.ts';
import type { PurchaseDeps, PurchaseRow } from './purchase-rows.ts';
import { listLines, nameOf } from './purchases.repository.ts';
import { mailBuyer, notifyBuyer, toBilling } from './tell-buyer.ts';

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
  await notifyBuyer(trx, deps, purchase.user_id, {
    message: `You now have ${name}.`,
    kind: 'payment',
    type: 'info',
    occasion: `bought:${purchase.id}`,
  });
  await mailBuyer(trx, deps, purchase.user_id, {
    subject: `Your purchase: ${name}`,
    paragraphs: [
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
        ...(next ? [`Next payment: ${formatDate(next.toISOString())}`] : []),
      ].join('\n'),
      toBilling(deps),
    ],
  });
  await mailEnrolled(trx, deps, purchase);
}

/** Welcomes the buyer in the words of the product's authors, if they wrote any. */
async function mailEnrolled(
  trx: Trx,
  { mail, publicUrl, academyName }: PurchaseDeps,
  { user_id: userId, module_id: moduleId }: PurchaseRow,
): Promise<void> {
  const welcome = await productMail(trx, {
    moduleId,
    userId,
    kind: 'enrollment',
    address: `${publicUrl}/`,
    academyName,
  });
  if (!welcome) return;
  const { email } = await findReader(trx, userId);
  await mail.send({ to: email, ...welcome }, trx);
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
