import type { Schema } from '@uplink/api-client';
import { productEditorPath } from '@uplink/api-client/domain';
import type { Formats } from '@uplink/api-client/messages';
import type { productWords } from '@uplink/kit/products';
import type { DataColumn } from '@uplink/ui/data-table';
import { Link } from '@uplink/ui/link';
import { Status } from '@uplink/ui/status';
import { ProductActions } from './product-actions.tsx';
import type { productEditorMessages } from './product-editor.messages.ts';
import type { productListMessages } from './product-list.messages.ts';
import { productContents, productStatus } from './product-words.rules.ts';

type Product = Schema<'CreatorModule'>;

export const productColumns = (
  messages: typeof productListMessages,
  productEditorTexts: typeof productEditorMessages,
  words: typeof productWords,
  formats: Formats,
): DataColumn<Product>[] => [
  {
    id: 'name',
    label: messages.name,
    isRowHeader: true,
    isSortable: true,
    render: (product) => (
      <span className="ul-products__name">
        <Link href={productEditorPath(product)}>{product.name}</Link>
        <span className="ul-small ul-muted">
          {productContents(product, productEditorTexts, words)}
        </span>
      </span>
    ),
  },
  {
    id: 'state',
    label: messages.state,
    render: (product) => {
      const { kind, label } = productStatus(product, productEditorTexts);
      return (
        <div>
          <Status kind={kind} isBare>
            {label}
          </Status>
          {!product.isPublic && product.missing.length > 0 && (
            <span className="ul-products__missing ul-small ul-muted">
              {messages.toFix(product.missing.length)}
            </span>
          )}
        </div>
      );
    },
  },
  {
    id: 'learners',
    label: messages.learners,
    align: 'end',
    render: ({ learnerCount }) => <span className="ul-num">{formats.number(learnerCount)}</span>,
  },
  {
    id: 'updatedAt',
    label: messages.changed,
    isSortable: true,
    render: ({ updatedAt }) => (
      <time dateTime={updatedAt} title={formats.date(updatedAt)}>
        {formats.ago(updatedAt, new Date())}
      </time>
    ),
  },
  {
    id: 'actions',
    label: messages.actions,
    isLabelHidden: true,
    align: 'end',
    render: (product) => <ProductActions product={product} />,
  },
];
