import { useMessages } from '@uplink/api-client/messages';
import { TabLinks } from '@uplink/ui/tabs';
import { catalogMessages } from './catalog.messages.ts';
import type { ProductTab, ProductTabLink } from './product-tabs.rules.ts';
import './product.css';

export interface ProductTabsProps {
  tabs: readonly ProductTabLink[];
  open: ProductTab;
}

/** The parts of a product's page, each with its address. */
export function ProductTabs({ tabs, open }: ProductTabsProps) {
  const messages = useMessages(catalogMessages);
  return (
    <div className="ul-product__tabs">
      <TabLinks
        aria-label={messages.tabs}
        current={tabs.find(({ id }) => id === open)?.href ?? ''}
        items={tabs.map(({ href, label }) => ({ href, label }))}
      />
    </div>
  );
}
