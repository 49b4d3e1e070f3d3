import { isAuthoredType, MODULE_TYPE_LABELS } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { LazySelect } from '@uplink/kit/lists';
import { useAskedText } from '@uplink/kit/search';
import { SearchField } from '@uplink/ui/search-field';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { productListMessages } from './product-list.messages.ts';
import type { ProductSearch } from './product-list.types.ts';

export interface ProductFilterProps {
  search: ProductSearch;
  onFilter: (changed: Partial<ProductSearch>) => void;
}

const every = 'all';
const types = [1, 2, 3, 8, 10].filter(isAuthoredType);

/** Narrows the list by words, type and state. */
export function ProductFilter({ search, onFilter }: ProductFilterProps) {
  const messages = useMessages(productListMessages);
  const [words, setWords] = useAskedText(search.search ?? '', (next) =>
    onFilter({ search: next || undefined }),
  );
  const states = statesOf(messages);
  return (
    <div className="ul-products__filter">
      <SearchField
        label={messages.search}
        isLabelHidden
        placeholder={messages.search}
        value={words}
        onChange={setWords}
      />
      <LazySelect
        label={messages.type}
        isLabelHidden
        options={[
          { id: every, label: messages.allTypes },
          ...types.map((type) => ({ id: String(type), label: MODULE_TYPE_LABELS[type] })),
        ]}
        value={String(search.type ?? every)}
        onChange={(id) => onFilter({ type: types.find((type) => String(type) === id) })}
      />
      <SegmentedControl
        aria-label={messages.status}
        options={[{ id: every, label: messages.all }, ...states]}
        value={states.find((one) => isChosen(one, search))?.id ?? every}
        onChange={(id) => {
          const chosen = states.find((one) => one.id === id);
          onFilter({ publication: chosen?.publication, hidden: chosen?.hidden });
        }}
      />
    </div>
  );
}

type State = { id: string; label: string } & Pick<ProductSearch, 'publication' | 'hidden'>;

const statesOf = (messages: typeof productListMessages): readonly State[] => [
  { id: 'published', label: messages.published, publication: 2 },
  { id: 'drafts', label: messages.drafts, publication: 1 },
  { id: 'hidden', label: messages.hidden, hidden: true },
];

const isChosen = (state: State, { publication, hidden }: ProductSearch) =>
  state.publication === publication && state.hidden === hidden;
