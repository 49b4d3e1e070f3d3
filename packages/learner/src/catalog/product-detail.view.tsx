import { ProductBar } from './product-bar.view.tsx';
import { ProductBody } from './product-body.view.tsx';
import type { ProductDetailReady } from './product-detail.controller.ts';
import type { ProductDetailProps } from './product-detail.types.ts';
import { ProductHero } from './product-hero.view.tsx';
import { ProductTabs } from './product-tabs.view.tsx';

export interface ProductDetailViewProps
  extends Omit<ProductDetailReady, 'status'>,
    Pick<ProductDetailProps, 'renderOutline' | 'milestones'> {}

/** What it is, where its learner stands, and what is in it. */
export function ProductDetailView({
  renderOutline,
  milestones,
  parts,
  ...bar
}: ProductDetailViewProps) {
  const { module } = bar.details;
  const cohort = milestones && module.userCohort;
  return (
    <>
      <ProductHero details={bar.details} />
      <ProductBar {...bar} />
      {cohort && <ProductTabs module={module} isAtMilestones={milestones.isOpen} />}
      {cohort && milestones.isOpen ? (
        milestones.render(module.id, cohort)
      ) : (
        <ProductBody details={bar.details} parts={parts} renderOutline={renderOutline} />
      )}
    </>
  );
}
