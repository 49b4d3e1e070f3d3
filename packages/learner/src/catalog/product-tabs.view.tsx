import type { Schema } from '@uplink/api-client';
import { milestonePath, productLabsPath, productPath } from '@uplink/api-client/domain';
import { TabLinks } from '@uplink/ui/tabs';
import { messages } from './catalog.messages.ts';
import './product.css';

export type ProductTab = 'overview' | 'milestones' | 'labs';

export interface ProductTabsProps {
  module: Schema<'Module'>;
  /** It runs as a cohort with its learner in it. */
  hasMilestones: boolean;
  /** Practice labs it opens; 0 for no tab. */
  labCount: number;
  open: ProductTab;
}

/** The parts of a product's page, each with its address. */
export function ProductTabs({ module, hasMilestones, labCount, open }: ProductTabsProps) {
  const tabs = [
    { id: 'overview', href: productPath(module), label: messages.overview },
    ...(hasMilestones
      ? [{ id: 'milestones', href: milestonePath(module), label: messages.milestones }]
      : []),
    ...(labCount > 0
      ? [{ id: 'labs', href: productLabsPath(module), label: messages.labs(labCount) }]
      : []),
  ];
  return (
    <div className="ul-product__tabs">
      <TabLinks
        aria-label={messages.tabs}
        current={tabs.find(({ id }) => id === open)?.href ?? productPath(module)}
        items={tabs}
      />
    </div>
  );
}
