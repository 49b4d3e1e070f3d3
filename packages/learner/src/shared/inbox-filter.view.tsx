import { Select } from '@uplink/ui/select';
import type { ReactNode } from 'react';
import { messages } from './work-list.messages.ts';

/** A product somebody reviews. */
export interface ProductChoice {
  id: number;
  name: string;
}

export interface InboxFilterProps {
  products: readonly ProductChoice[];
  /** Only this product; undefined shows all. */
  productId: number | undefined;
  onProductChange: (productId: number | undefined) => void;
  /** Other filters, before it. */
  children?: ReactNode;
}

const all = 'all';

/** What an inbox shows. With one product there is nothing to choose, unless another one is chosen. */
export function InboxFilter(props: InboxFilterProps) {
  const { products, productId, onProductChange, children } = props;
  const hasChoice = products.length > 1 || (products.length > 0 && productId !== undefined);
  return (
    <div className="ul-cluster ul-gap-12">
      {children}
      {hasChoice && (
        <Select
          label={messages.product}
          isLabelHidden
          options={[
            { id: all, label: messages.allProducts },
            ...products.map(({ id, name }) => ({ id: String(id), label: name })),
          ]}
          value={String(productId ?? all)}
          onChange={(id) => onProductChange(id === all ? undefined : Number(id))}
        />
      )}
    </div>
  );
}
