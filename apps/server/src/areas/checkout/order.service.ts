import type { Schema } from '@uplink/api-client';
import type { Deps } from '../../deps.ts';
import { hashOf } from '../../digests.ts';
import { unprocessable } from '../../plugins/errors/errors.ts';
import { inSteadyTime } from '../../providers/identity/steady-time.ts';
import { keepAddress } from '../account/keep-address.ts';
import { findSeller } from '../partners/partners.service.ts';
import { placeOrder } from '../purchases/place-order.service.ts';
import { resultOf, resultOfPayment } from '../purchases/purchase-result.ts';
import { hashOfBody, sameRequest } from '../purchases/requests.ts';
import { bindClicks } from '../referral/clicks.service.ts';
import { findOpenPage, type OpenPage } from './checkout.repository.ts';
import { toCheckoutOrder } from './order.view.ts';
import {
  bodyOf,
  bumpOf,
  choiceOf,
  quoteChoice,
  quoteTyped,
  refuseIncomplete,
  shippingOf,
} from './order-input.ts';
import { takeOrderTries } from './order-limits.ts';
import { mailBought } from './order-mail.ts';
import { keepOrderMethod } from './order-method.ts';
import {
  findOpenUpsell,
  findOrder,
  noteAnswer,
  notePurchaseOf,
  type OrderKey,
  type OrderRow,
  requireOrder,
} from './orders.repository.ts';
import { leaveOpened, openVisitorsAccount, reserveVisitor, visitorsPassword } from './visitors.ts';

type Input = Schema<'CheckoutOrderInput'>;
type Order = Schema<'CheckoutOrder'>;

const orderHours = 24;

/** Who orders: a signed-in customer, or a visitor known by their browser. */
export interface Orderer {
  caller: { id: number; sessionId: string } | null;
  /** The network it comes from. */
  origin: string;
  /** By whose links the browser came. */
  invite: string | undefined;
}

/** Buys on a checkout page. Sent again it is answered with what became of the first. */
export async function createOrder(
  deps: Deps,
  uniqueId: string,
  orderer: Orderer,
  input: Input,
): Promise<Order> {
  const { db, clock } = deps;
  const page = await findOpenPage(db, uniqueId);
  const known = await findOrder(db, input.requestId);
  const opened = known ?? (await openOrder(deps, page, orderer, input));
  const body = bodyOf(page, input);
  sameRequest(opened.request_hash, body);
  const isPlaced = known !== undefined && (await notePurchaseOf(db, known, undefined)) !== null;
  // The browser's token is no sign-in: it outlives the one that the order was placed with.
  if (!isPlaced && opened.email === null && orderer.caller?.id !== opened.user_id)
    throw unprocessable('Sign in again to place this order.');
  const order = known && !isPlaced ? await withPayer(deps, page, known, input) : opened;
  const { user_id: id } = order;
  if (!isPlaced) {
    const sessionId = orderer.caller?.sessionId ?? hashOf(input.token);
    await keepOrderMethod(deps, { id, sessionId, origin: orderer.origin }, input);
  }
  await bindClicks(deps, orderer.invite, id);
  const crosssellIds = await bumpOf(db, page, input, clock.now());
  const result = await placeOrder(
    deps,
    { id },
    {
      quote: () =>
        quoteChoice(
          deps,
          choiceOf(
            page,
            { buyerId: id, isCustomer: order.email === null, crosssellIds, at: clock.now() },
            input,
          ),
        ),
      requestId: input.requestId,
      body,
      dueToday: input.dueToday,
      nextCharge: input.nextCharge,
      paymentType: input.paymentType,
      shipping: shippingOf(input),
    },
  );
  if (input.shipping) await keepAddress(deps, id, input.shipping);
  return finish(deps, order, result);
}

/** An order that is no purchase yet, and whoever pays for it: never an account that its owner has opened since. */
async function withPayer(
  deps: Deps,
  page: OpenPage,
  order: OrderRow,
  input: Input,
): Promise<OrderRow> {
  if (order.email === null) return order;
  const buyer = await refuseIncomplete(deps, page, input, false);
  if (!buyer) return order;
  const passwordHash = await visitorsPassword();
  const arrival = { token: input.token, buyer, passwordHash, now: deps.clock.now() };
  return leaveOpened(deps.db, order, arrival);
}

/** What became of an order; the provider is asked where that isn't known yet. */
export async function readOrder(deps: Deps, key: OrderKey): Promise<Order> {
  const { db, clock } = deps;
  const order = await requireOrder(db, key, clock.now());
  const purchase = await notePurchaseOf(db, order, undefined);
  if (purchase !== null) return finish(deps, order, await resultOf(deps, purchase));
  // It never came to a charge: the card was refused, or the answer of its provider was lost before.
  const nothing = { state: 'declined', confirmation: null, decline: null } as const;
  return toCheckoutOrder(db, order, nothing, clock.now());
}

async function finish(
  deps: Deps,
  order: OrderRow,
  result: Schema<'PurchaseResult'>,
): Promise<Order> {
  const purchase_id = await notePurchaseOf(deps.db, order, result.purchase?.id);
  const placed = { ...order, purchase_id };
  if (result.state !== 'bought') return toCheckoutOrder(deps.db, placed, result, deps.clock.now());
  await mailBought(deps, order.id);
  return followUpsell(deps, placed, result);
}

/** What was bought, and what becomes of an offer that was accepted after it: the bank may ask for that as well. */
async function followUpsell(
  deps: Deps,
  order: OrderRow,
  bought: Schema<'PurchaseResult'>,
): Promise<Order> {
  const { db, clock } = deps;
  const open = await findOpenUpsell(db, order);
  if (!open) return toCheckoutOrder(db, order, bought, clock.now());
  const offered = await resultOfPayment(deps, open.paymentId);
  switch (offered.state) {
    case 'bought': {
      const answered = await noteAnswer(db, order, open.crosssellId, true);
      return toCheckoutOrder(db, answered, bought, clock.now());
    }
    case 'declined':
      return toCheckoutOrder(db, order, { ...bought, decline: offered.decline }, clock.now());
    default:
      return toCheckoutOrder(db, order, offered, clock.now());
  }
}

/** Makes the order, and with it the account of a visitor. What that takes tells no one whether there was one. */
async function openOrder(
  deps: Deps,
  page: OpenPage,
  { caller, origin }: Orderer,
  input: Input,
): Promise<OrderRow> {
  const { db, clock } = deps;
  const { requestId, token } = input;
  const buyer = await refuseIncomplete(deps, page, input, caller !== null);
  const device = caller?.sessionId ?? hashOf(token);
  await takeOrderTries(deps, { origin, device, email: buyer?.email });
  const now = clock.now();
  // Quoted before anything is written: what isn't offered leaves no account behind.
  const quote = await quoteTyped(deps, page, { buyerId: caller?.id ?? null, origin }, input);
  const passwordHash = await visitorsPassword();
  const partner_id = await findSeller(db, input.partnerKey, page.moduleId);
  const open = async () => {
    if (buyer) await reserveVisitor(db, token, now);
    await db.transaction().execute(async (trx) => {
      const visitor =
        buyer && (await openVisitorsAccount(trx, { token, buyer, passwordHash, now }));
      await trx
        .insertInto('checkout_order')
        .values({
          id: requestId,
          token_hash: hashOf(token),
          expires_at: new Date(now.getTime() + orderHours * 3_600_000),
          checkout_id: page.id,
          partner_id,
          user_id: visitor?.userId ?? caller?.id ?? 0,
          email: buyer?.email ?? null,
          is_for_known: visitor?.isForKnown ?? false,
          request_hash: hashOfBody(bodyOf(page, input)),
          quote: JSON.stringify(quote),
          created_at: now,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    });
  };
  await (caller ? open() : inSteadyTime(open()));
  const order = await findOrder(db, requestId);
  if (!order) throw unprocessable('We could not process your request');
  return order;
}
