import type { Schema } from '@uplink/api-client';
import { ModuleStatus, ModuleType, productPath } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { AuthorText } from '@uplink/kit/text';
import { Card } from '@uplink/ui/card';
import { Link } from '@uplink/ui/link';
import { Status } from '@uplink/ui/status';
import type { ReactNode } from 'react';
import { ResourceLinksView } from '../shared/resource-links.view.tsx';
import { catalogMessages } from './catalog.messages.ts';
import { IntroBlocks } from './intro-blocks.view.tsx';
import type { ProductDetailReady } from './product-detail.controller.ts';
import type { ProductDetailProps } from './product-detail.types.ts';
import { ProductParts } from './product-parts.view.tsx';
import { ProductSetup } from './product-setup.view.tsx';
import { hasLessonMap } from './product-tabs.rules.ts';
import './product.css';
import './points.css';

export interface ProductBodyProps
  extends Pick<ProductDetailReady, 'details' | 'parts' | 'intro' | 'resources'>,
    Pick<ProductDetailProps, 'renderOutline'> {
  renderLabs: (productId: number) => ReactNode;
}

/** What the product is about and what it contains; prerequisites and resources on the side. */
export function ProductBody(props: ProductBodyProps) {
  const messages = useMessages(catalogMessages);
  const { details, parts, intro, resources, renderOutline, renderLabs } = props;
  const { module, description, whatYouLearn, prerequisites, setup } = details;
  const isLab = module.type === ModuleType.labs;
  const hasMap = hasLessonMap(setup);
  const hasOutline = !parts && !isLab && !hasMap;
  const isWide = !hasOutline && prerequisites.length === 0;
  const links = resources.length > 0 && (
    <Card title={messages.resources}>
      <ResourceLinksView resources={resources} />
    </Card>
  );
  const introduction = <IntroBlocks blocks={intro} />;
  // The introduction is for people who don't own the product yet, so it comes first for them.
  const isNew = module.status === null || module.status === ModuleStatus.applied;
  return (
    <div className="ul-product__body" data-wide={isWide || undefined}>
      <div className="ul-stack ul-gap-24">
        {description !== '' && (
          <Card title={messages.about}>
            <AuthorText html={description} />
          </Card>
        )}
        <ProductSetup setup={setup} />
        {isLab && renderLabs(module.id)}
        {isNew && introduction}
        {parts && !hasMap && (
          <ProductParts type={module.type} parts={parts} columns={isWide ? 3 : 2} />
        )}
        {whatYouLearn.length > 0 && (
          <Card title={messages.learn}>
            <ul className="ul-points">
              {whatYouLearn.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Card>
        )}
        {!isNew && introduction}
        {isWide && links}
      </div>
      {!isWide && (
        <div className="ul-stack ul-gap-24">
          {prerequisites.length > 0 && <Before prerequisites={prerequisites} />}
          {hasOutline && <div className="ul-card">{renderOutline(module.id)}</div>}
          {links}
        </div>
      )}
    </div>
  );
}

function Before({ prerequisites }: Pick<Schema<'ModuleDetails'>, 'prerequisites'>) {
  const messages = useMessages(catalogMessages);
  return (
    <Card title={messages.before}>
      <ul>
        {prerequisites.map(({ product, isDone }) => (
          <li key={product.id} className="ul-row ul-product__before" data-justify="between">
            <Link className="ul-lone-link" href={productPath(product)}>
              {product.name}
            </Link>
            <Status kind={isDone ? 'ok' : 'down'} isBare>
              {isDone ? messages.isDone : messages.notDone}
            </Status>
          </li>
        ))}
      </ul>
    </Card>
  );
}
