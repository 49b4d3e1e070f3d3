import type { Schema } from '@uplink/api-client';
import { milestonePath, productPath } from '@uplink/api-client/domain';
import { TabLinks } from '@uplink/ui/tabs';
import { messages } from './catalog.messages.ts';
import './catalog.css';

export interface ProductTabsProps {
  module: Schema<'Module'>;
  isAtMilestones: boolean;
}

/** The parts of a program that runs as a cohort. */
export function ProductTabs({ module, isAtMilestones }: ProductTabsProps) {
  const overview = productPath(module);
  const milestones = milestonePath(module);
  return (
    <div className="ul-product__tabs">
      <TabLinks
        aria-label={messages.parts}
        current={isAtMilestones ? milestones : overview}
        items={[
          { href: overview, label: messages.overview },
          { href: milestones, label: messages.milestones },
        ]}
      />
    </div>
  );
}
