import { ProductBar } from './product-bar.view.tsx';
import { ProductBody } from './product-body.view.tsx';
import type { ProductDetailReady } from './product-detail.controller.ts';
import type { ProductDetailProps } from './product-detail.types.ts';
import { ProductHero } from './product-hero.view.tsx';

export interface ProductDetailViewProps
  extends Omit<ProductDetailReady, 'status'>,
    Pick<ProductDetailProps, 'renderOutline'> {}

/** What it is, where its learner stands, and what is in it. */
export function ProductDetailView({ renderOutline, parts, ...bar }: ProductDetailViewProps) {
  return (
    <>
      <ProductHero details={bar.details} />
      <ProductBar {...bar} />
      <ProductBody details={bar.details} parts={parts} renderOutline={renderOutline} />
    </>
  );
}
