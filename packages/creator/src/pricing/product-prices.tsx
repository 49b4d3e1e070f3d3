'use client';
import { useMessages } from '@uplink/api-client/messages';
import { creatorCouponsQuery, notReady, useUplink } from '@uplink/api-client/react';
import { NotReadyView, useHeldQuery } from '@uplink/kit/states';
import { Link } from '@uplink/ui/link';
import { Skeleton } from '@uplink/ui/skeleton';
import { useState } from 'react';
import { CouponEditor } from './coupon-editor.tsx';
import { CouponTabs } from './coupon-tabs.view.tsx';
import { pricingMessages } from './pricing.messages.ts';
import './pricing.css';

export interface ProductPricesProps {
  /** The product, or a lesson that is sold by itself. */
  productId: number;
  /** On a page of its own: where it came from. */
  backHref?: string;
}

/** What a product is sold for: its coupons, each with its own plans. */
export function ProductPrices({ productId, backHref }: ProductPricesProps) {
  const messages = useMessages(pricingMessages);
  const query = useHeldQuery(creatorCouponsQuery(useUplink(), productId));
  const [code, setCode] = useState('DEFAULT');
  // A coupon that was opened stays, so that what was typed there waits while another one is looked at.
  const [opened, setOpened] = useState<readonly string[]>(['DEFAULT']);
  if (!query.data)
    return (
      <NotReadyView
        isPage={backHref !== undefined}
        isMain
        backHref={backHref}
        state={notReady(query)}
        noun={messages.noun}
        skeleton={<Skeleton height={420} />}
      />
    );
  const { coupons, product } = query.data;

  function open(next: string) {
    setCode(next);
    setOpened((now) => (now.includes(next) ? now : [...now, next]));
  }

  function onSaved(old: string, saved: string | undefined) {
    if (saved === old) return;
    const next = saved ?? 'DEFAULT';
    setOpened((now) => [...now.filter((one) => one !== old && one !== next), next]);
    setCode(next);
  }

  const editors = opened.map((one) => (
    <div key={one} hidden={one !== code}>
      <CouponEditor
        productId={productId}
        code={one}
        isShown={one === code}
        onSaved={(saved) => onSaved(one, saved)}
        tabs={<CouponTabs coupons={coupons} value={code} onChange={open} />}
      />
    </div>
  ));
  if (backHref === undefined) return editors;
  return (
    <div className="ul-stack ul-gap-20">
      <Link href={backHref}>{messages.back}</Link>
      <h1 className="ul-h2">{messages.pricesOf(product.name)}</h1>
      {editors}
    </div>
  );
}
