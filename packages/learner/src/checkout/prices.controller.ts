import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { checkoutPricesQuery, checkoutQuoteQuery, useUplink } from '@uplink/api-client/react';
import type { Form } from '@uplink/kit/forms';
import { useEffect, useRef, useState } from 'react';
import { couponMessages } from '../shared/coupon.messages.ts';
import { type CouponEntry, couponCodeOf } from '../shared/coupon.rules.ts';
import { likePrice, wholeAddress } from './checkout.rules.ts';
import type { CheckoutValues } from './checkout.types.ts';

export interface PriceState {
  prices: readonly Schema<'Price'>[];
  /** The figures of what is chosen now; the last ones while new ones are computed. */
  quote: Schema<'Quote'> | undefined;
  isComputing: boolean;
  /** Prices or figures could not be loaded: nothing can be ordered. */
  fault: { retry: () => void } | undefined;
  coupon: CouponState;
}

export interface CouponState extends CouponEntry {
  /** The applied one; empty for none. */
  code: string;
  onRemove: () => void;
}

interface PriceSource {
  form: Form<CheckoutValues>;
  /** Signed in: others have no credits to pay with. */
  isCustomer: boolean;
  /** A coupon of the address. */
  given: string | undefined;
}

/** The prices of a page with the chosen coupon, and every figure of the choice. The server computes all. */
export function usePrices(
  page: Schema<'CheckoutPage'>,
  { form, isCustomer, given }: PriceSource,
): PriceState {
  const client = useUplink();
  const { uniqueId } = page;
  const { priceId, coupon, orderbump } = form.values;
  const useCredits = isCustomer && form.values.useCredits;
  const choice = { priceId, coupon, orderbump, useCredits };
  const isOwn = coupon === (page.couponCode ?? '');
  const listed = useQuery({ ...checkoutPricesQuery(client, uniqueId, coupon), enabled: !isOwn });
  const prices = isOwn ? page.prices : (listed.data ?? []);
  const isListed = prices.some(({ id }) => id === priceId);
  const quoted = useQuery({
    ...checkoutQuoteQuery(client, uniqueId, choice),
    enabled: isListed,
    placeholderData: (shown) => shown,
  });
  const apply = useCoupon(page, { form, given }, prices);
  const shipping = wholeAddress(page, form.values);
  const sent = useQuery({
    ...checkoutQuoteQuery(client, uniqueId, { ...choice, shipping }),
    enabled: isListed && shipping !== undefined,
    placeholderData: (shown) => shown,
  });
  const failed = listed.isError ? listed : quoted.isError ? quoted : undefined;
  return {
    prices,
    // Where an address can't be taxed the order says so at its fields.
    quote: (shipping && !sent.isError && sent.data) || quoted.data,
    isComputing: quoted.isFetching || sent.isFetching || (!isOwn && listed.isFetching),
    fault: failed && { retry: () => void failed.refetch() },
    coupon: apply,
  };
}

function useCoupon(
  page: Schema<'CheckoutPage'>,
  { form, given }: { form: Form<CheckoutValues>; given: string | undefined },
  shown: readonly Schema<'Price'>[],
): CouponState {
  const messages = useMessages(couponMessages);
  const client = useUplink();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [isChecking, setChecking] = useState(false);
  const latest = useRef('');
  // Another plan may be chosen while a price list loads.
  const chosenId = useRef(form.values.priceId);
  useEffect(() => {
    chosenId.current = form.values.priceId;
  });

  /** Takes over another price list, and the plan in it that is like the chosen one. */
  async function take(code: string): Promise<void> {
    latest.current = code;
    setError(undefined);
    setChecking(true);
    try {
      const prices = await client.unwrap(
        client.api.GET('/checkouts/{uniqueId}/prices', {
          params: { path: { uniqueId: page.uniqueId }, query: { coupon: code } },
        }),
        { rethrow: true },
      );
      if (latest.current !== code) return;
      const chosen = shown.find(({ id }) => id === chosenId.current);
      const alike = likePrice(chosen, prices);
      form.field('coupon').onChange(code);
      if (alike) form.field('priceId').onChange(alike.id);
      setTyped('');
    } catch (fault) {
      if (latest.current === code)
        setError(fault instanceof Error ? fault.message : messages.invalid);
    } finally {
      setChecking(false);
    }
  }

  const isTried = useRef(false);
  // The coupon of the address is tried once, as if it had been typed.
  useEffect(() => {
    if (isTried.current) return;
    isTried.current = true;
    const code = couponCodeOf(given ?? '');
    if (code && code !== form.values.coupon) void take(code);
  });

  return {
    code: form.values.coupon,
    typed,
    error,
    isChecking,
    onType: (text) => {
      setTyped(text);
      setError(undefined);
    },
    onApply: () => {
      const code = couponCodeOf(typed);
      if (code !== '' && !isChecking) void take(code);
    },
    onRemove: () => void take(''),
  };
}
