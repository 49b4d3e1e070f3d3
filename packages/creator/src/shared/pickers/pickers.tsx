import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import {
  creatorLabsQuery,
  creatorModulesQuery,
  peopleQuery,
  useUplink,
} from '@uplink/api-client/react';
import { useSettled } from '@uplink/kit/search';
import { Combobox } from '@uplink/ui/combobox';
import { useState } from 'react';
import { pickersMessages } from './pickers.messages.ts';

export interface PickerProps<Item> {
  label: string;
  description?: string;
  errorMessage?: string | undefined;
  /** Ids that are chosen already. */
  without: readonly number[];
  onChoose: (item: Item) => void;
}

const shortest = 3;

/** People by three letters of their name. */
export function PersonPicker({ without, onChoose, ...props }: PickerProps<Schema<'UserRef'>>) {
  const messages = useMessages(pickersMessages);
  const [typed, setTyped] = useState('');
  const text = useSettled(typed.trim());
  const isShort = text.length < shortest;
  const query = useQuery({ ...peopleQuery(useUplink(), text), enabled: !isShort });
  const people = isShort ? [] : (query.data ?? []);
  return (
    <Picker
      {...props}
      typed={typed}
      onType={setTyped}
      isLoading={query.isFetching}
      emptyText={isShort ? messages.typeMore : messages.nothingFound}
      items={people.filter(({ id }) => !without.includes(id))}
      onChoose={onChoose}
    />
  );
}

export interface ProductPickerProps extends PickerProps<Schema<'CreatorModule'>> {
  /** Only what may stand in a program or bundle. @default false */
  isForBundle?: boolean;
  /** Only products of these types, e.g. '1' for programs. */
  types?: string;
}

/** Products that the author may name, by words of their name. */
export function ProductPicker({
  without,
  isForBundle = false,
  types,
  onChoose,
  ...props
}: ProductPickerProps) {
  const messages = useMessages(pickersMessages);
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const filter = {
    pageSize: 20,
    ...(search && { search }),
    ...(isForBundle && { forBundle: true }),
    ...(types && { types }),
  };
  const query = useQuery(creatorModulesQuery(useUplink(), filter));
  return (
    <Picker
      {...props}
      typed={typed}
      onType={setTyped}
      isLoading={query.isFetching}
      emptyText={messages.nothingFound}
      items={(query.data?.data ?? []).filter(({ id }) => !without.includes(id))}
      onChoose={onChoose}
    />
  );
}

/** Practice labs that the author writes, by words of their title. */
export function LabPicker({ without, onChoose, ...props }: PickerProps<Schema<'LessonLab'>>) {
  const messages = useMessages(pickersMessages);
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const filter = { pageSize: 20, ...(search && { search }) };
  const query = useQuery(creatorLabsQuery(useUplink(), filter));
  const labs = (query.data?.data ?? []).map(({ id, title }) => ({ id, name: title }));
  return (
    <Picker
      {...props}
      typed={typed}
      onType={setTyped}
      isLoading={query.isFetching}
      emptyText={messages.nothingFound}
      items={labs.filter(({ id }) => !without.includes(id))}
      onChoose={onChoose}
    />
  );
}

interface SearchProps<Item> extends Omit<PickerProps<Item>, 'without'> {
  items: readonly Item[];
  typed: string;
  onType: (typed: string) => void;
  isLoading: boolean;
  emptyText: string;
}

function Picker<Item extends { id: number; name: string }>({
  items,
  typed,
  onType,
  onChoose,
  ...props
}: SearchProps<Item>) {
  const [chosen, setChosen] = useState(0);
  return (
    <Combobox
      // Begins again after each choice: its list would stay open over the page.
      key={chosen}
      autoFocus={chosen > 0}
      {...props}
      isFiltered
      inputValue={typed}
      value={null}
      onInputChange={onType}
      options={items.map(({ id, name }) => ({ id: String(id), label: name }))}
      onChange={(key) => {
        const found = items.find(({ id }) => String(id) === key);
        if (!found) return;
        onChoose(found);
        onType('');
        setChosen((count) => count + 1);
      }}
    />
  );
}
