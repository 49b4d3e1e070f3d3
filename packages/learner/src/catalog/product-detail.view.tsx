import { ModuleType } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { AuthoredTab } from './authored-tab.view.tsx';
import { catalogMessages } from './catalog.messages.ts';
import { ProductBar } from './product-bar.view.tsx';
import { ProductBody } from './product-body.view.tsx';
import type { ProductDetailReady } from './product-detail.controller.ts';
import type { ProductDetailProps } from './product-detail.types.ts';
import { ProductHero } from './product-hero.view.tsx';
import { productTabs } from './product-tabs.rules.ts';
import { ProductTabs } from './product-tabs.view.tsx';

export interface ProductDetailViewProps
  extends Omit<ProductDetailReady, 'status'>,
    Pick<
      ProductDetailProps,
      'renderOutline' | 'labs' | 'milestones' | 'openTab' | 'renderRatings'
    > {}

/** The product's header, the learner's progress and its content. */
export function ProductDetailView(props: ProductDetailViewProps) {
  const messages = useMessages(catalogMessages);
  const { renderOutline, renderRatings, labs, milestones, openTab, ...rest } = props;
  const { parts, intro, resources, ...bar } = rest;
  const { module, labCount, setup } = bar.details;
  const cohort = milestones && module.userCohort;
  // The labs of a lab are the page itself.
  const hasLabs = labCount > 0 && module.type !== ModuleType.labs;
  const tabs = productTabs(
    {
      details: bar.details,
      hasMilestones: Boolean(cohort),
      labCount: hasLabs ? labCount : 0,
    },
    messages,
  );
  const asked = milestones?.isOpen ? 'milestones' : labs.isOpen ? 'labs' : openTab;
  const open = tabs.find(({ id }) => id === asked)?.id ?? 'overview';
  const authored = typeof open === 'number' ? setup.tabs[open - 1] : undefined;
  return (
    <>
      <ProductHero details={bar.details} />
      <ProductBar {...bar} />
      {tabs.length > 1 && <ProductTabs tabs={tabs} open={open} />}
      {open === 'milestones' && cohort && milestones.render(module.id, cohort)}
      {open === 'labs' && <div className="ul-product__labs">{labs.render(module.id)}</div>}
      {authored && <AuthoredTab {...{ module, tab: authored, parts, renderOutline }} />}
      {open === 'overview' && (
        <ProductBody
          {...{ details: bar.details, parts, intro, resources, renderOutline }}
          renderLabs={labs.render}
        />
      )}
      {renderRatings?.(module)}
    </>
  );
}
