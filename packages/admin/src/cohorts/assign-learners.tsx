import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { usersQuery, useUplink } from '@uplink/api-client/react';
import { FormDialog } from '@uplink/kit/dialogs';
import { reasonRules, useForm } from '@uplink/kit/forms';
import { useSettled } from '@uplink/kit/search';
import { Button } from '@uplink/ui/button';
import { Combobox } from '@uplink/ui/combobox';
import { TextField } from '@uplink/ui/field';
import { Icon } from '@uplink/ui/icon';
import { X } from 'lucide-react';
import { useState } from 'react';
import { BulkReport, isPlain } from '../shared/bulk-report.tsx';
import { useCohortCalls } from './cohort-calls.controller.ts';
import { cohortsMessages } from './cohorts.messages.ts';

type Person = Pick<Schema<'UserListItem'>, 'id' | 'name'>;

export interface AssignLearnersProps {
  cohort: Schema<'ManagedCohort'>;
  onClose: () => void;
}

const shortest = 2;

/** Puts people into a cohort, found by their names or addresses. */
export function AssignLearners({ cohort, onClose }: AssignLearnersProps) {
  const messages = useMessages(cohortsMessages);
  const calls = useCohortCalls(cohort.id);
  const [report, setReport] = useState<Schema<'BulkReport'>>();
  const form = useForm({
    stored: { people: [] as Person[], reason: '' },
    rules: {
      people: [(people: Person[]) => (people.length === 0 ? messages.chooseSomebody : undefined)],
      reason: reasonRules,
    },
    async send({ people, reason }) {
      const to = { id: cohort.id, programId: cohort.product.id };
      const ids = people.map(({ id }) => id);
      const done = await calls.assign(to, ids, reason.trim());
      if (isPlain(done)) onClose();
      else setReport(done);
    },
  });
  const people = form.list('people');
  if (report) return <BulkReport title={messages.assign} report={report} onClose={onClose} />;
  return (
    <FormDialog
      title={messages.assign}
      size="md"
      action={messages.assignAction(people.items.length)}
      form={form}
      onClose={onClose}
    >
      <PersonPicker
        without={people.items}
        errorMessage={people.errorMessage}
        onChoose={people.add}
      />
      <ul className="ul-cohort__chosen">
        {people.items.map(({ id, name }, row) => (
          <li key={id}>
            <Button
              size="sm"
              aria-label={messages.remove(name)}
              icon={<Icon as={X} size={14} />}
              onPress={() => people.remove(row)}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
      <TextField label={messages.reason} isRequired {...form.field('reason')} />
    </FormDialog>
  );
}

interface PersonPickerProps {
  without: readonly Person[];
  errorMessage: string | undefined;
  onChoose: (person: Person) => void;
}

function PersonPicker({ without, errorMessage, onChoose }: PersonPickerProps) {
  const messages = useMessages(cohortsMessages);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const search = useSettled(typed.trim());
  const isShort = search.length < shortest;
  const query = useQuery({ ...usersQuery(useUplink(), { search }), enabled: !isShort });
  const found = isShort ? [] : (query.data?.data ?? []);
  const options = found.filter(({ id }) => !without.some((one) => one.id === id));
  return (
    <Combobox
      label={messages.findPerson}
      errorMessage={errorMessage}
      options={options.map(({ id, name, contact }) => ({
        id: String(id),
        label: name,
        ...(contact && { description: contact.email }),
      }))}
      // Begins again after each choice: its list would stay open over the dialog.
      key={chosen}
      autoFocus={chosen > 0}
      isFiltered
      inputValue={typed}
      onInputChange={setTyped}
      value={null}
      emptyText={isShort ? messages.typeMore : messages.nobody}
      isLoading={query.isFetching}
      onChange={(id) => {
        const person = found.find((one) => String(one.id) === id);
        if (!person) return;
        onChoose({ id: person.id, name: person.name });
        setTyped('');
        setChosen((count) => count + 1);
      }}
    />
  );
}
