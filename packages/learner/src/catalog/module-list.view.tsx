import { ModuleType, productPath } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { Card } from '@uplink/ui/card';
import { Link } from '@uplink/ui/link';
import { State } from '@uplink/ui/states';
import { Layers } from 'lucide-react';
import { catalogMessages } from './catalog.messages.ts';
import type { ModuleListReady } from './module-list.controller.ts';
import type { ModuleListProps } from './module-list.types.ts';
import { ProductCard } from './product-card.tsx';
import './product-list.css';

export interface ModuleListViewProps
  extends Omit<ModuleListReady, 'status'>,
    Pick<ModuleListProps, 'renderOutline' | 'renderLabs'> {}

/** The cards of what a program or bundle holds, the outline of a course, or the labs of a lab. */
export function ModuleListView(props: ModuleListViewProps) {
  const messages = useMessages(catalogMessages);
  const { product, parts, renderOutline, renderLabs } = props;
  const isLab = product.type === ModuleType.labs;
  return (
    <>
      <p className="ul-eyebrow ul-catalog__back">
        <Link href={productPath(product)}>{messages.backTo(product.name)}</Link>
      </p>
      <h1 className="ul-h1" tabIndex={-1}>
        {product.name}
      </h1>
      <div className="ul-catalog__modules">
        {isLab && renderLabs(product.id)}
        {parts === undefined && !isLab && (
          <Card isFlush className="ul-catalog__outline">
            {renderOutline(product.id)}
          </Card>
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
