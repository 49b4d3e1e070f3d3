import type { Schema } from '@uplink/api-client';
import { formatDate, formatMoney, type PolicyPerson } from '@uplink/api-client/domain';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { conflict } from '../../../plugins/errors/errors.ts';
import { chooseMethod } from '../payment-choice.ts';
import { place } from '../place-order.service.ts';
import { lockPurchase } from '../purchases.repository.ts';
import { chargedTo } from './charged-to.ts';
import { checkSale } from './sale-limits.ts';
import { quoteSaleTo } from './sell.service.ts';
import { type ManagementDeps, requireBuyer, requireRight } from './staff.ts';
import { tryChange } from './try-change.ts';

type Sale = Pick<Schema<'UserPurchaseOrder'>, 'priceId' | 'paymentType' | 'batchId'>;

/** What selling a product would do now: it is sold without asking a provider, read, and taken back. */
export async function previewSale(
  deps: ManagementDeps,
  { staff, userId }: { staff: PolicyPerson; userId: number },
  sale: Sale,
): Promise<Schema<'PurchasePreview'>> {
  requireRight(staff, 'createPurchase', userId);
  await requireBuyer(deps.db, userId);
  const quoted = await quoteSaleTo(deps, userId, sale);
  const wish = {
    quote: async () => quoted,
    requestId: crypto.randomUUID(),
    body: sale,
    paymentType: sale.paymentType,
    staff: {
      id: staff.id,
      reason: 'Tried',
      check: checkSale(deps, { staff, buyerId: userId, paymentType: sale.paymentType }),
    },
  };
  const method = await chooseMethod(deps.db, userId, wish, quoted.order);
  const { result, mails } = await tryChange(deps, async (trx, dry) => {
    const placed = await place(trx, dry, { buyerId: userId, wish, quoted, method });
    if (placed.obstacle !== undefined)
      throw conflict('A payment for this product is waiting for its buyer. The sale cancels it.');
    const after = await lockPurchase(trx, placed.purchase);
    return { after, money: await moneyOf(trx, after, { quote: quoted.quote, type: method.type }) };
  });
  const { after, money } = result;
  const { dueToday, total, currency } = quoted.quote;
  const isFree = method.type === 'noCharge';
  const isSent = after.started_at === null;
  return {
    version: after.version,
    currency,
    money,
    paid: { before: 0, after: isFree ? 0 : dueToday },
    due: { before: 0, after: isFree ? 0 : Math.max(0, total - dueToday) },
    access: isSent ? 'Opens once the payment is made.' : openUntil(after.expires_at),
    mails: mails.slice(0, 5),
    undo: 'Refund the payment, or remove the purchase.',
  };
}

const openUntil = (end: Date | null) =>
  end ? `Opens now, until ${formatDate(end.toISOString())}.` : 'Opens now.';

interface Paying {
  quote: Schema<'Quote'>;
  type: Schema<'PaymentType'>;
}

async function moneyOf(
  trx: Transaction<DB>,
  purchase: Parameters<typeof chargedTo>[1],
  { quote: { dueToday, nextCharge }, type }: Paying,
): Promise<string> {
  if (type === 'noCharge') return 'Nothing is charged, now or later.';
  const today =
    dueToday === 0 ? 'Nothing is due today.' : await chargedTo(trx, purchase, dueToday, type);
  if (!nextCharge) return today;
  const { amount, at } = nextCharge;
  const { currency } = purchase;
  return `${today} ${formatMoney({ amount, currency })} follows on ${formatDate(at)}.`;
}
