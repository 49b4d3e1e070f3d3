import type { Schema } from '@uplink/api-client';
import { DEFAULT_CURRENCY } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { creatorPricesQuery, notReady, useUplink } from '@uplink/api-client/react';
import { NotReadyView, useHeldQuery } from '@uplink/kit/states';
import { Card } from '@uplink/ui/card';
import { Skeleton } from '@uplink/ui/skeleton';
import type { ReactNode } from 'react';
import { NEW_COUPON } from './coupon-tabs.view.tsx';
import { PriceListForm } from './price-list-form.tsx';
import { pricingMessages } from './pricing.messages.ts';

export interface CouponEditorProps {
  productId: number;
  /** Empty for a coupon that is being created. */
  code: string;
  /** Whether it is the one that is looked at: only its button is in the head. */
  isShown: boolean;
  tabs: ReactNode;
  onSaved: (code: string | undefined) => void;
}

const unsaved: Schema<'CreatorPriceList'> = {
  coupon: {
    ...{ id: null, code: '', contexts: ['checkout'], version: 0, planCount: 0, uses: 0 },
    terms: {
      ...{ title: null, text: null, startsAt: null, endsAt: null },
      ...{ maxUses: null, replaces: null },
    },
  },
  currency: DEFAULT_CURRENCY,
  plans: [],
  running: [],
};

/** The price list of one coupon, once it is read. */
export function CouponEditor({ productId, code, isShown, tabs, onSaved }: CouponEditorProps) {
  const messages = useMessages(pricingMessages);
  const isNew = code === NEW_COUPON;
  const query = useHeldQuery({
    ...creatorPricesQuery(useUplink(), productId, code),
    enabled: !isNew,
  });
  const list = isNew ? unsaved : query.data;
  if (list)
    return (
      <PriceListForm
        list={list}
        place={{ moduleId: productId, onSaved }}
        isShown={isShown}
        tabs={tabs}
      />
    );
  return (
    <Card isFlush>
      {tabs}
      <NotReadyView
        state={notReady(query)}
        noun={messages.noun}
        skeleton={<Skeleton height={320} />}
      />
    </Card>
  );
}
