import { useQuery } from '@tanstack/react-query';
import { ApiError, type Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { campaignQuery, pricesQuery, useUplink } from '@uplink/api-client/react';
import { useState } from 'react';
import { couponMessages } from '../shared/coupon.messages.ts';
import { type CouponEntry, couponCodeOf } from '../shared/coupon.rules.ts';

export interface CouponState extends CouponEntry {
  /** The one whose prices are shown. */
  applied: string | null;
  /** What that one says of itself. */
  campaign: Schema<'Campaign'> | undefined;
  onRemove: () => void;
}

export type PriceListState =
  | { status: 'loading' }
  | { status: 'pricesInvalid'; retry: () => void }
  | {
      status: 'ready';
      list: Schema<'PriceList'>;
      coupon: CouponState;
      /** What of the buyer's ends once this is paid, with these prices or a coupon's. */
      replaces: Schema<'SoldProduct'> | null;
    };

export interface PriceWish {
  productId: number;
  coupon?: string | undefined;
  /** Whether it replaces a product of the buyer. */
  isMigration: boolean;
}

/** What a product costs, with a coupon or without; a wrong coupon changes nothing. */
export function usePriceList({ productId, coupon, isMigration }: PriceWish): PriceListState {
  const messages = useMessages(couponMessages);
  const client = useUplink();
  const [code, setCode] = useState(coupon ?? '');
  const [text, setText] = useState('');
  const wish = { product: productId, isMigration };
  const plain = useQuery(pricesQuery(client, wish));
  const withCode = useQuery({
    ...pricesQuery(client, { ...wish, coupon: code }),
    enabled: code !== '',
  });
  const isCoded = code !== '' && withCode.data !== undefined;
  const list = isCoded ? withCode.data : plain.data;
  const applied = isCoded ? withCode.data.couponCode : null;
  const campaign = useQuery({
    ...campaignQuery(client, productId, applied ?? ''),
    enabled: applied !== null,
  });
  const isWrong = withCode.error instanceof ApiError && withCode.error.status === 422;
  const failed = plain.error ?? (code !== '' && !isWrong ? withCode.error : null);
  if (failed) {
    const retry = () => void Promise.all([plain.refetch(), code !== '' && withCode.refetch()]);
    return { status: 'pricesInvalid', retry };
  }
  if (!list || (withCode.isLoading && text === '')) return { status: 'loading' };
  // A code of the link that doesn't apply is shown as if it had been typed.
  const typed = text === '' && isWrong ? code : text;
  return {
    status: 'ready',
    list,
    replaces: plain.data?.replaces ?? null,
    coupon: {
      typed,
      onType: (next) => {
        setText(next);
        if (isWrong) setCode('');
      },
      onApply: () => setCode(couponCodeOf(typed)),
      // Prices for people who move from another product are a list with a code, which no one typed.
      applied,
      campaign: applied === null ? undefined : campaign.data,
      onRemove: () => {
        setCode('');
        setText('');
      },
      isChecking: withCode.isFetching,
      error: code !== '' && isWrong ? messages.invalid : undefined,
    },
  };
}
