import type { Schema } from '@uplink/api-client';
import {
  email,
  firstError,
  maxLength,
  NAME_MAX_LENGTH,
  required,
  singleLine,
} from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { unprocessable } from '../../plugins/errors/errors.ts';
import { forgiveTries, takeTries } from '../../providers/identity/throttle/throttle.repository.ts';
import { couponTries } from '../../providers/identity/throttle/throttle.rules.ts';
import { placeFaults } from '../account/place.ts';
import { invalidCoupon } from '../pricing/coupons.service.ts';
import { cohortFault } from '../pricing/open-cohorts.ts';
import { type OrderRequest, type QuoteDeps, quoteOrder } from '../pricing/quote.service.ts';
import type { QuotedOrder } from '../pricing/quoted-order.ts';
import { findOpenPage, type OpenPage } from './checkout.repository.ts';
import { readOffers } from './offers.ts';
import { fieldsOf, requireSold } from './page.service.ts';

type Input = Schema<'CheckoutOrderInput'>;
type Choice = Pick<Input, 'priceId' | 'coupon' | 'orderbump' | 'useCredits'> &
  Pick<Input, 'shipping' | 'tshirtSize' | 'batchId'>;

/** What an order is known by: everything that was chosen and typed, without what was used up to pay. */
export function bodyOf(
  { id: page }: OpenPage,
  { requestId: _id, cardToken: _card, card: _details, paypalToken: _wallet, ...body }: Input,
): object {
  return { ...body, page };
}

export function shippingOf({ shipping, tshirtSize }: Choice): Schema<'Shipping'> | undefined {
  return shipping && { ...shipping, ...(tshirtSize && { tshirtSize }) };
}

/** The order bump of a page, when it was chosen. */
export async function bumpOf(
  db: Kysely<DB>,
  page: OpenPage,
  { orderbump = false }: Choice,
  at: Date,
): Promise<number[]> {
  if (!orderbump) return [];
  const bump = (await readOffers(db, page.id, at)).find(({ type }) => type === 'orderbump');
  if (!bump) throw unprocessable('This offer is no longer available.');
  return [bump.id];
}

/** The choice on a page as prices are asked for. Only customers who are signed in have credits to pay with. */
export function choiceOf(
  page: OpenPage,
  {
    isCustomer,
    ...asked
  }: Pick<OrderRequest, 'buyerId' | 'crosssellIds' | 'at'> & { isCustomer: boolean },
  choice: Choice,
): OrderRequest {
  return {
    ...asked,
    priceId: choice.priceId,
    context: 'checkout',
    couponCode: choice.coupon,
    cohortId: choice.batchId,
    useCredits: isCustomer && (choice.useCredits ?? false),
    shipping: shippingOf(choice),
    checkoutId: page.id,
  };
}

/** The figures of a choice. A code that isn't the price's is refused like any that doesn't apply. */
export async function quoteChoice(deps: QuoteDeps, request: OrderRequest): Promise<QuotedOrder> {
  const quoted = await quoteOrder(deps, request);
  const code = request.couponCode?.toUpperCase() ?? null;
  if (code !== null && code !== quoted.quote.couponCode) throw invalidCoupon();
  return quoted;
}

/** Whose figures are asked for, and from which network. */
interface Asker {
  buyerId: number | null;
  origin: string;
}

/** The figures of what someone chose on a page. */
export async function quotePage(
  deps: QuoteDeps & Pick<Deps, 'clock'>,
  uniqueId: string,
  asker: Asker,
  choice: Choice,
): Promise<Schema<'Quote'>> {
  return quoteTyped(deps, await findOpenPage(deps.db, uniqueId), asker, choice);
}

/** The same, quoted or ordered. A code counts as one that was typed: no one finds it by trying. */
export async function quoteTyped(
  deps: QuoteDeps & Pick<Deps, 'clock'>,
  page: OpenPage,
  { buyerId, origin }: Asker,
  choice: Choice,
): Promise<Schema<'Quote'>> {
  const { db, clock } = deps;
  const at = clock.now();
  const tries = choice.coupon === undefined ? [] : couponTries(buyerId, origin);
  if (await takeTries(db, tries, at)) throw invalidCoupon();
  const crosssellIds = await bumpOf(db, page, choice, at);
  const isCustomer = buyerId !== null;
  const choices = choiceOf(page, { buyerId, isCustomer, crosssellIds, at }, choice);
  const { quote } = await quoteChoice(deps, choices);
  await forgiveTries(db, tries, at);
  return quote;
}

/** What the page asks for, each with its fault; answers who buys. */
export async function refuseIncomplete(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  page: OpenPage,
  { buyer, shipping, tshirtSize, batchId }: Input,
  isCustomer: boolean,
): Promise<Schema<'CheckoutBuyer'> | undefined> {
  const product = await requireSold(db, page);
  const fields = fieldsOf(page, product);
  const found = isCustomer ? undefined : trimmed(buyer);
  const name = [required, maxLength(NAME_MAX_LENGTH), singleLine];
  const faults = {
    ...(found && {
      firstName: firstError(found.firstName, name),
      lastName: firstError(found.lastName, name),
      email: firstError(found.email, [required, email]),
    }),
    ...(shipping && placeFaults(shipping)),
    ...(fields.address && !shipping && { street: firstError('', [required]) }),
    ...(fields.tshirt && !tshirtSize && { tshirtSize: firstError('', [required]) }),
    ...(batchId === undefined && { batchId: await cohortFault(db, product.id, clock.now()) }),
  };
  const told = Object.entries(faults).filter((fault): fault is [string, string] => !!fault[1]);
  const [first] = told;
  if (first) throw unprocessable(first[1], Object.fromEntries(told));
  return found;
}

const trimmed = (buyer: Partial<Schema<'CheckoutBuyer'>> = {}): Schema<'CheckoutBuyer'> => ({
  firstName: buyer.firstName?.trim() ?? '',
  lastName: buyer.lastName?.trim() ?? '',
  email: buyer.email?.trim() ?? '',
});
