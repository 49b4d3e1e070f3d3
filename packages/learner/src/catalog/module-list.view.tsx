import { productPath } from '@uplink/api-client/domain';
import { State } from '@uplink/ui/states';
import { Layers } from 'lucide-react';
import { Link } from 'react-aria-components';
import { messages } from './catalog.messages.ts';
import type { ModuleListReady } from './module-list.controller.ts';
import type { ModuleListProps } from './module-list.types.ts';
import { ProductCard } from './product-card.tsx';
import './catalog.css';

export interface ModuleListViewProps
  extends Omit<ModuleListReady, 'status'>,
    Pick<ModuleListProps, 'renderOutline'> {}

/** The cards of a program's parts, or the outline of a course. */
export function ModuleListView({ product, parts, renderOutline }: ModuleListViewProps) {
  return (
    <>
      <p className="ul-eyebrow ul-catalog__back">
        <Link href={productPath(product)}>{messages.backTo(product.name)}</Link>
      </p>
      <h1 className="ul-h1" tabIndex={-1}>
        {product.name}
      </h1>
      <div className="ul-catalog__modules">
        {parts === undefined && (
          <div className="ul-card ul-catalog__outline">{renderOutline(product.id)}</div>
        )}
        {parts?.length === 0 && (
          <State
            art={<Layers className="ul-icon" size={24} aria-hidden />}
            title={messages.noModules}
          >
            {messages.noModulesText}
          </State>
        )}
        <div className="ul-grid ul-cols-3">
          {parts?.map((module) => (
            <ProductCard key={module.id} module={module} />
          ))}
        </div>
      </div>
    </>
  );
}
