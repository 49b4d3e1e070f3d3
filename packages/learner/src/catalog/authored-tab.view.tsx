import type { Schema } from '@uplink/api-client';
import { ModuleType, productPath, TabItemType } from '@uplink/api-client/domain';
import { AuthorText } from '@uplink/kit/text';
import { Card } from '@uplink/ui/card';
import { Link } from '@uplink/ui/link';
import type { ReactNode } from 'react';
import type { ProductDetailReady } from './product-detail.controller.ts';
import type { ProductDetailProps } from './product-detail.types.ts';
import { ProductParts } from './product-parts.view.tsx';

export interface AuthoredTabProps
  extends Pick<ProductDetailReady, 'parts'>,
    Pick<ProductDetailProps, 'renderOutline'> {
  module: Schema<'Module'>;
  tab: Schema<'ModuleTab'>;
}

/** A tab that the authors of a product added: a text, the lessons, or something of the bundle. */
export function AuthoredTab(props: AuthoredTabProps) {
  return <div className="ul-product__labs ul-stack ul-gap-24">{contentOf(props)}</div>;
}

function contentOf({ tab, module, parts, renderOutline }: AuthoredTabProps): ReactNode {
  if (tab.type === TabItemType.tab)
    return (
      <Card title={tab.title}>
        <AuthorText html={tab.html} />
      </Card>
    );
  if (tab.type === TabItemType.bundleItem && tab.item)
    return (
      <>
        <h2 className="ul-h3">
          <Link href={productPath(tab.item)}>{tab.item.name}</Link>
        </h2>
        {hasLessons(tab.item) && <div className="ul-card">{renderOutline(tab.item.id)}</div>}
      </>
    );
  if (parts) return <ProductParts type={module.type} parts={parts} columns={3} />;
  return <div className="ul-card">{renderOutline(module.id)}</div>;
}

const hasLessons = ({ type }: { type: number }) =>
  type === ModuleType.course || type === ModuleType.project;
