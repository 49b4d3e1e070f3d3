'use client';
import { useMessages } from '@uplink/api-client/messages';
import { NotReadyView, useHeldState } from '@uplink/kit/states';
import { catalogMessages } from './catalog.messages.ts';
import { noProduct } from './no-product.tsx';
import { useProductDetail } from './product-detail.controller.ts';
import type { ProductDetailProps } from './product-detail.types.ts';
import { ProductDetailView } from './product-detail.view.tsx';
import { ProductSkeleton } from './product-skeleton.view.tsx';

/** A program, course, project, bundle or lab: what it is, the learner's progress and the main action. */
export function ProductDetail({ product, onOpen, ...slots }: ProductDetailProps) {
  const messages = useMessages(catalogMessages);
  const state = useHeldState(useProductDetail(product, onOpen));
  if (state.status === 'ready') {
    return <ProductDetailView {...state} {...slots} />;
  }
  return (
    <NotReadyView
      isPage
      state={state}
      noun={messages.page}
      empty={noProduct(messages)}
      skeleton={<ProductSkeleton />}
    />
  );
}
