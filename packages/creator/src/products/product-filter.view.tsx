import { isAuthoredType } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { ChoiceFilter, SelectFilter, useListSearch } from '@uplink/kit/lists';
import { productWords } from '@uplink/kit/products';
import { productListMessages } from './product-list.messages.ts';
import type { ProductListProps, ProductSearch } from './product-list.types.ts';

const types = [1, 2, 3, 8, 10].filter(isAuthoredType);

/** Narrows the list by type and state. */
export function ProductFilter(props: Omit<ProductListProps, 'onCreated'>) {
  const messages = useMessages(productListMessages);
  const words = useMessages(productWords);
  const { filter } = useListSearch<ProductSearch>(props);
  const { search } = props;
  return (
    <>
      <SelectFilter
        label={messages.type}
        all={messages.allTypes}
        options={types.map((id) => ({ id, label: words.types[id] }))}
        value={search.type}
        onChange={(type) => filter({ type })}
      />
      <ChoiceFilter
        label={messages.status}
        all={messages.all}
        options={states.map(({ id }) => ({ id, label: messages[id] }))}
        value={states.find((one) => isChosen(one, search))?.id}
        onChange={(id) => {
          const { publication, hidden } = states.find((one) => one.id === id) ?? {};
          filter({ publication, hidden });
        }}
      />
    </>
  );
}

type State = { id: 'published' | 'drafts' | 'hidden' } & Pick<
  ProductSearch,
  'publication' | 'hidden'
>;

const states: readonly State[] = [
  { id: 'published', publication: 2 },
  { id: 'drafts', publication: 1 },
  { id: 'hidden', hidden: true },
];

const isChosen = (state: State, { publication, hidden }: ProductSearch) =>
  state.publication === publication && state.hidden === hidden;
