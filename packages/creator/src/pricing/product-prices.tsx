'use client';
import { creatorCouponsQuery, notReady, useUplink } from '@uplink/api-client/react';
import { NotReadyView, useHeldQuery } from '@uplink/kit/states';
import { Skeleton } from '@uplink/ui/skeleton';
import { useState } from 'react';
import { CouponEditor } from './coupon-editor.tsx';
import { CouponTabs } from './coupon-tabs.view.tsx';
import { messages } from './pricing.messages.ts';
import './pricing.css';

export interface ProductPricesProps {
  productId: number;
}

/** What a product is sold for: its coupons, each with its own plans. */
export function ProductPrices({ productId }: ProductPricesProps) {
  const query = useHeldQuery(creatorCouponsQuery(useUplink(), productId));
  const [code, setCode] = useState('DEFAULT');
  // A coupon that was opened stays, so that what was typed there waits while another one is looked at.
  const [opened, setOpened] = useState<readonly string[]>(['DEFAULT']);
  if (!query.data)
    return (
      <NotReadyView
        state={notReady(query)}
        noun={messages.noun}
        skeleton={<Skeleton height={420} />}
      />
    );
  const { coupons } = query.data;

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

  return opened.map((one) => (
    <div key={one} hidden={one !== code}>
      <CouponEditor
        productId={productId}
        code={one}
        onSaved={(saved) => onSaved(one, saved)}
        tabs={<CouponTabs coupons={coupons} value={code} onChange={open} />}
      />
    </div>
  ));
}
