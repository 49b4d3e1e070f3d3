'use client';
import { useMessages } from '@uplink/api-client/messages';
import {
  creatorModuleQuery,
  moduleBundleQuery,
  notReady,
  useUplink,
} from '@uplink/api-client/react';
import { NotReadyView, useHeldQuery } from '@uplink/kit/states';
import { Skeleton } from '@uplink/ui/skeleton';
import { bundleMessages } from './bundle.messages.ts';
import { BundleView } from './bundle.view.tsx';

export interface BundleProps {
  /** The program or bundle. */
  productId: number;
}

/** What a program or bundle holds, and in which order. */
export function Bundle({ productId }: BundleProps) {
  const messages = useMessages(bundleMessages);
  const client = useUplink();
  const product = useHeldQuery(creatorModuleQuery(client, productId));
  const items = useHeldQuery(moduleBundleQuery(client, productId));
  if (product.data && items.data) return <BundleView product={product.data} items={items.data} />;
  return (
    <NotReadyView
      isMain
      state={notReady(product.data ? items : product)}
      noun={messages.noun}
      skeleton={<Skeleton height={320} />}
    />
  );
}
