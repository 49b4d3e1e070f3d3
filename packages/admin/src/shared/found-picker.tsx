import { Combobox, type ComboboxOption, type ComboboxProps } from '@uplink/ui/combobox';
import { useState } from 'react';
import type { FoundSearch } from './found-search.ts';

/** What is found by a picker of its own kind. */
export interface FoundProps<Item extends ComboboxOption>
  extends Pick<ComboboxProps, 'label' | 'isLabelHidden' | 'placeholder' | 'emptyText'> {
  /** The id of the chosen one, empty for none. Without it, the field begins again after each choice. */
  value?: string;
  errorMessage?: string | undefined;
  /** Told what is chosen; nothing once something else is typed. */
  onChange: (item: Item | undefined) => void;
}

export interface FoundPickerProps<Item extends ComboboxOption> extends FoundProps<Item> {
  search: FoundSearch;
  found: readonly Item[];
  isLoading: boolean;
}

/** One of many, which is found by words of its name. What the field reads is what is chosen. */
export function FoundPicker<Item extends ComboboxOption>(props: FoundPickerProps<Item>) {
  const { value, search, found, onChange, ...field } = props;
  const [chosen, setChosen] = useState<Item>();
  const [count, setCount] = useState(0);
  const name = chosen && chosen.id === value ? chosen.label : '';
  return (
    <Combobox
      {...field}
      // Begins again after a choice that is shown elsewhere: its list would stay open.
      key={count}
      autoFocus={count > 0}
      isFiltered
      validationBehavior="aria"
      inputValue={search.typed ?? name}
      value={value || null}
      options={found}
      onOpenChange={search.onOpen}
      onInputChange={(text) => {
        search.onType(text);
        if (value) onChange(undefined);
      }}
      onChange={(key) => {
        const item = found.find(({ id }) => id === key);
        if (!item) return;
        search.onType(undefined);
        setChosen(item);
        if (value === undefined) setCount(count + 1);
        onChange(item);
      }}
    />
  );
}
