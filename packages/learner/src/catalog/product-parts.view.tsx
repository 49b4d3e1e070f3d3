import { ModuleType } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { NotReadyView } from '@uplink/kit/states';
import { CardsSkeleton } from './cards-skeleton.view.tsx';
import { catalogMessages } from './catalog.messages.ts';
import { ProductCard } from './product-card.tsx';
import type { ProductDetailReady } from './product-detail.controller.ts';

export interface ProductPartsProps {
  /** The product's own type. */
  type: number;
  parts: NonNullable<ProductDetailReady['parts']>;
  /** How many columns on a wide screen. */
  columns: 2 | 3;
}

/** What a program or bundle is made of. */
export function ProductParts({ type, parts, columns }: ProductPartsProps) {
  const messages = useMessages(catalogMessages);
  return (
    <section>
      <h2 className="ul-h3 ul-product__section">
        {type === ModuleType.bundle ? messages.held : messages.children}
      </h2>
      {parts.status === 'ready' ? (
        <div className={`ul-grid ul-cols-${columns}`}>
          {parts.list.map((module) => (
            <ProductCard key={module.id} module={module} />
          ))}
        </div>
      ) : (
        <NotReadyView
          state={parts}
          noun={messages.modules}
          empty={{ title: messages.noModules, text: messages.noModulesText }}
          skeleton={<CardsSkeleton />}
        />
      )}
    </section>
  );
}
