import { useQueryClient } from '@tanstack/react-query';
import { ApiError, type Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { readKey, useUplink } from '@uplink/api-client/react';
import { type Form, useForm } from '@uplink/kit/forms';
import {
  approveWallet,
  type CardFieldHandle,
  sendCard,
  useAuthentication,
} from '@uplink/kit/payments';
import { type ReactNode, useRef, useState } from 'react';
import { needsMethod } from '../shared/quote.rules.ts';
import { checkoutMessages } from './checkout.messages.ts';
import { emptyValues, rulesOf, toOrder } from './checkout.rules.ts';
import type { CheckoutPageProps, CheckoutValues } from './checkout.types.ts';
import { useCustomer } from './customer.controller.ts';
import { type OrderState, type OrderWish, useOrder } from './order.controller.ts';
import { readMemory } from './order-memory.ts';
import { type PriceState, usePrices } from './prices.controller.ts';

export interface CheckoutState extends PriceState {
  form: Form<CheckoutValues>;
  order: OrderState;
  /** The signed-in buyer. */
  customer: Schema<'CurrentUser'> | undefined;
  /** Whether it is known who is signed in, if anyone. */
  isAsked: boolean;
  /** The saved card of the customer is charged, unless they want another. */
  usesSavedCard: boolean;
  onOtherCard: () => void;
  /** Set while the provider's card form is there. */
  cardRef: { current: CardFieldHandle | null };
  /** Why the card was not taken, shown under its number. */
  cardFault: string | undefined;
  /** What the bank asks of a card's owner; render it. */
  bankDialog: ReactNode;
  /** Why the order was not placed. */
  refusal: string | undefined;
}

/** The form of a checkout page: what is chosen and typed, its figures, and the way to pay. */
export function useCheckout(
  page: Schema<'CheckoutPage'>,
  {
    onFinished,
    partnerKey,
    linkCoupon,
  }: Pick<CheckoutPageProps, 'onFinished' | 'partnerKey' | 'linkCoupon'>,
): CheckoutState {
  const messages = useMessages(checkoutMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const { uniqueId } = page;
  const { fields } = page.layout;
  const { customer, isAsked } = useCustomer();
  const isCustomer = customer !== undefined;
  const order = useOrder(uniqueId, onFinished);
  const { authenticate, dialog: bankDialog } = useAuthentication();
  const cardRef = useRef<CardFieldHandle | null>(null);
  const [cardFault, setCardFault] = useState<string>();
  const [wantsOther, setWantsOther] = useState(false);
  const usesSavedCard = isCustomer && customer?.primaryPaymentMethod != null && !wantsOther;

  /** Gets the card token, or has the wallet approved: the order needs one of them. */
  async function takeMethod(
    values: CheckoutValues,
  ): Promise<
    Pick<Schema<'CheckoutOrderInput'>, 'paymentType' | 'cardToken' | 'card' | 'paypalToken'>
  > {
    const { paymentType } = values;
    if (paymentType === 'wallet') {
      const paypalToken = await approve();
      return { paymentType, paypalToken };
    }
    if (usesSavedCard) return { paymentType };
    const taken = await cardRef.current?.submit();
    // The card form shows by itself what is wrong with the card.
    if (!taken || 'fault' in taken) throw refused(taken?.fault ?? messages.cardFault);
    return { paymentType, cardToken: taken.token, card: { zip: taken.card.zip } };
  }

  async function approve(): Promise<string> {
    const outcome = await approveWallet(() =>
      client.unwrap(
        client.api.GET('/checkouts/{uniqueId}/wallet-token', {
          params: {
            path: { uniqueId },
            header: { 'x-order-token': readMemory(uniqueId).token },
          },
        }),
        { rethrow: true },
      ),
    );
    if (outcome.state === 'approved') return outcome.token;
    throw refused(outcome.state === 'blocked' ? messages.walletBlocked : messages.walletClosed);
  }

  /** A card that is refused before it is charged has its fault under its number too. */
  async function place(wish: OrderWish): Promise<Schema<'CheckoutOrder'>> {
    try {
      const placed = await sendCard(() => order.send(wish), authenticate);
      if (wish.useCredits) void queries.invalidateQueries({ queryKey: readKey('/me/credits') });
      return placed;
    } catch (error) {
      if (error instanceof ApiError && error.status === 402 && wish.cardToken)
        setCardFault(error.message);
      if (error instanceof ApiError && error.code === 'priceChanged')
        void queries.invalidateQueries({ queryKey: ['/checkouts/{uniqueId}/quotes'] });
      throw error;
    }
  }

  const form: Form<CheckoutValues> = useForm<CheckoutValues>({
    stored: emptyValues(page),
    rules: rulesOf(page, isCustomer),
    draft: `checkout.${uniqueId}`,
    toField: (name) => name.replace(/^(buyer|shipping)\./, ''),
    async send(values) {
      setCardFault(undefined);
      const { quote } = prices;
      if (!quote || prices.isComputing) {
        throw new ApiError(409, { message: messages.computing, code: 'computing' });
      }
      const { dueToday: amount, nextCharge, currency } = quote;
      const method = needsMethod(quote) ? await takeMethod(values) : {};
      const placed = await place({
        ...toOrder(values, { fields, isCustomer }),
        ...method,
        ...(partnerKey && { partnerKey }),
        dueToday: { amount, currency },
        ...(nextCharge && { nextCharge: { amount: nextCharge.amount, currency } }),
      });
      if (placed.state !== 'declined') return values;
      const message =
        placed.decline?.message ??
        (values.paymentType === 'wallet' ? messages.declinedWallet : messages.declined);
      if (values.paymentType === 'card') setCardFault(message);
      throw new ApiError(402, { message, code: 'paymentDeclined' });
    },
  });
  const prices = usePrices(page, { form, isCustomer, given: linkCoupon });
  const isLost = form.error instanceof ApiError && form.error.kind !== 'refusal';

  return {
    ...prices,
    form,
    order,
    customer,
    isAsked,
    usesSavedCard,
    onOtherCard: () => setWantsOther(true),
    cardRef,
    cardFault,
    bankDialog,
    refusal: isLost ? messages.noAnswer : form.message,
  };
}

const refused = (message: string) => new ApiError(422, { message, code: 'payment' });
