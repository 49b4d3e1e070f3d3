import { ModuleType } from '@uplink/api-client/domain';
import { ProductBar } from './product-bar.view.tsx';
import { ProductBody } from './product-body.view.tsx';
import type { ProductDetailReady } from './product-detail.controller.ts';
import type { ProductDetailProps } from './product-detail.types.ts';
import { ProductHero } from './product-hero.view.tsx';
import { ProductTabs } from './product-tabs.view.tsx';

export interface ProductDetailViewProps
  extends Omit<ProductDetailReady, 'status'>,
    Pick<ProductDetailProps, 'renderOutline' | 'labs' | 'milestones' | 'renderRatings'> {}

/** The product's header, the learner's progress and its content. */
export function ProductDetailView(props: ProductDetailViewProps) {
  const { renderOutline, renderRatings, labs, milestones, parts, intro, resources, ...bar } = props;
  const { module, labCount } = bar.details;
  const cohort = milestones && module.userCohort;
  // The labs of a lab are the page itself.
  const hasLabs = labCount > 0 && module.type !== ModuleType.labs;
  return (
    <>
      <ProductHero details={bar.details} />
      <ProductBar {...bar} />
      {(cohort || hasLabs) && (
        <ProductTabs
          module={module}
          labCount={hasLabs ? labCount : 0}
          hasMilestones={Boolean(cohort)}
          open={
            cohort && milestones.isOpen
              ? 'milestones'
              : hasLabs && labs.isOpen
                ? 'labs'
                : 'overview'
          }
        />
      )}
      {cohort && milestones.isOpen ? (
        milestones.render(module.id, cohort)
      ) : hasLabs && labs.isOpen ? (
        <div className="ul-product__labs">{labs.render(module.id)}</div>
      ) : (
        <ProductBody
          {...{ details: bar.details, parts, intro, resources, renderOutline }}
          renderLabs={labs.render}
        />
      )}
      {renderRatings?.(module)}
    </>
  );
}
