'use client';
import { Skeleton } from '@uplink/ui/skeleton';
import type { ReactNode } from 'react';
import { NotReadyView } from '../shared/not-ready.view.tsx';
import { messages } from './catalog.messages.ts';
import { NoProduct } from './module-list.tsx';
import { useProductDetail } from './product-detail.controller.ts';
import { ProductDetailView } from './product-detail.view.tsx';

export interface ProductDetailProps {
  product: { type: number; uniqueName: string };
  /** Told where to go on: a lesson, or the product's parts. */
  onOpen: (path: string) => void;
  /** The outline of a course or project. */
  renderOutline: (productId: number) => ReactNode;
}

/** A program, course or project: what it is, where its learner stands, and the one way on. */
export function ProductDetail({ product, onOpen, renderOutline }: ProductDetailProps) {
  const state = useProductDetail(product, onOpen);
  if (state.status === 'ready') {
    return <ProductDetailView {...state} renderOutline={renderOutline} />;
  }
  return (
    <NotReadyView
      state={state}
      noun={messages.page}
      empty={<NoProduct />}
      skeleton={
        <div className="ul-stack ul-gap-16">
          <Skeleton height={220} />
          <Skeleton height={76} />
          <Skeleton height={320} />
        </div>
      }
    />
  );
}
