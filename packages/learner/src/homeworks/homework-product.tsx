import { useMessages } from '@uplink/api-client/messages';
import { productHomeworksQuery, useUplink } from '@uplink/api-client/react';
import { LazySelect } from '@uplink/kit/lists';
import { useHeldQuery } from '@uplink/kit/states';
import { homeworkListMessages } from './homework-list.messages.ts';
import './homework-list.css';

export interface HomeworkProductProps {
  /** The id of a product; undefined shows the homework of all. */
  value: number | undefined;
  onChange: (productId: number | undefined) => void;
}

const every = 'all';

/** The products with homework, to show that of one alone. It has its place before they are known: a list is below it. */
export function HomeworkProduct({ value, onChange }: HomeworkProductProps) {
  const messages = useMessages(homeworkListMessages);
  const { data = [] } = useHeldQuery(productHomeworksQuery(useUplink()));
  return (
    <div className="ul-homework-product">
      <LazySelect
        label={messages.product}
        isLabelHidden
        options={[
          { id: every, label: messages.allProducts },
          ...data.map(({ product, open }) => ({
            id: String(product.id),
            label: messages.openIn(product.name, open),
          })),
        ]}
        value={String(value ?? every)}
        onChange={(id) => onChange(id === every ? undefined : Number(id))}
      />
    </div>
  );
}
