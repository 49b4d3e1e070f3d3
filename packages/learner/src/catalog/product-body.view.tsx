import type { Schema } from '@uplink/api-client';
import { productPath } from '@uplink/api-client/domain';
import { Card } from '@uplink/ui/card';
import { Status } from '@uplink/ui/status';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { AuthorText } from '../shared/author-text.tsx';
import { NotReadyView } from '../shared/not-ready.view.tsx';
import { CardsSkeleton } from './cards-skeleton.view.tsx';
import { messages } from './catalog.messages.ts';
import { ProductCard } from './product-card.tsx';
import type { ProductDetailReady } from './product-detail.controller.ts';
import './catalog.css';

export interface ProductBodyProps {
  details: Schema<'ModuleDetails'>;
  /** The courses and projects of a program. */
  parts: ProductDetailReady['parts'];
  renderOutline: (productId: number) => ReactNode;
}

/** What it is about and what is in it; beside it what has to come before. */
export function ProductBody({ details, parts, renderOutline }: ProductBodyProps) {
  const { module, description, whatYouLearn, prerequisites } = details;
  const isWide = parts !== undefined && prerequisites.length === 0;
  return (
    <div className="ul-product__body" data-wide={isWide || undefined}>
      <div className="ul-stack ul-gap-24">
        <Card title={messages.about}>
          <AuthorText html={description} />
        </Card>
        {parts && <Parts parts={parts} columns={isWide ? 3 : 2} />}
        {whatYouLearn.length > 0 && (
          <Card title={messages.learn}>
            <ul className="ul-product__learn">
              {whatYouLearn.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Card>
        )}
      </div>
      {!isWide && (
        <div className="ul-stack ul-gap-24">
          {prerequisites.length > 0 && <Before prerequisites={prerequisites} />}
          {!parts && <div className="ul-card">{renderOutline(module.id)}</div>}
        </div>
      )}
    </div>
  );
}

interface PartsProps {
  parts: NonNullable<ProductBodyProps['parts']>;
  /** How many stand beside each other on a wide screen. */
  columns: 2 | 3;
}

function Parts({ parts, columns }: PartsProps) {
  return (
    <section>
      <h2 className="ul-h3 ul-product__section">{messages.children}</h2>
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

function Before({ prerequisites }: Pick<Schema<'ModuleDetails'>, 'prerequisites'>) {
  return (
    <Card title={messages.before}>
      <ul>
        {prerequisites.map(({ product, isDone }) => (
          <li key={product.id} className="ul-row ul-product__before" data-justify="between">
            <Link href={productPath(product)}>{product.name}</Link>
            <Status kind={isDone ? 'ok' : 'down'} isBare>
              {isDone ? messages.isDone : messages.notDone}
            </Status>
          </li>
        ))}
      </ul>
    </Card>
  );
}
