import { useMessages } from '@uplink/api-client/messages';
import { ChoiceFilter, type ListSearchProps, useListSearch } from '@uplink/kit/lists';
import { useAskedText } from '@uplink/kit/search';
import { SearchField } from '@uplink/ui/search-field';
import { cohortsMessages } from './cohorts.messages.ts';
import type { CohortLearnersSearch } from './cohorts.types.ts';

export interface MatrixFilterProps extends ListSearchProps<CohortLearnersSearch> {
  /** How many are shown of how many; empty until that is known. */
  count: string;
}

/** Narrows the matrix to learners of a name, or to those to look after. */
export function MatrixFilter({ search, onSearchChange, count }: MatrixFilterProps) {
  const messages = useMessages(cohortsMessages);
  const { filter } = useListSearch({ search, onSearchChange });
  const [typed, setTyped] = useAskedText(search.search ?? '', (words) => {
    const text = words.trim();
    filter({ search: text.length < 2 ? undefined : text });
  });
  return (
    <div className="ul-cohort__filter">
      <SearchField
        label={messages.findLearner}
        isLabelHidden
        placeholder={messages.findLearner}
        value={typed}
        onChange={setTyped}
      />
      <ChoiceFilter
        label={messages.show}
        all={messages.shows.all}
        options={shows.map((id) => ({ id, label: messages.shows[id] }))}
        value={search.show}
        onChange={(show) => filter({ show })}
      />
      <span className="ul-small ul-muted ul-cohort__count" role="status">
        {count}
      </span>
    </div>
  );
}

const shows = ['behind', 'toReview'] as const;
