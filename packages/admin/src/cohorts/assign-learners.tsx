import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { FormDialog } from '@uplink/kit/dialogs';
import { reasonRules, useForm } from '@uplink/kit/forms';
import { TextField } from '@uplink/ui/field';
import { useState } from 'react';
import { BulkReport, isPlain } from '../shared/bulk-report.tsx';
import { ChosenList } from '../shared/chosen-list.view.tsx';
import { PersonPicker } from '../shared/person-picker.tsx';
import { useCohortCalls } from './cohort-calls.controller.ts';
import { cohortsMessages } from './cohorts.messages.ts';

type Person = Pick<Schema<'UserListItem'>, 'id' | 'name'>;

export interface AssignLearnersProps {
  cohort: Schema<'ManagedCohort'>;
  onClose: () => void;
}

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
        label={messages.findPerson}
        without={people.items.map(({ id }) => id)}
        errorMessage={people.errorMessage}
        onChange={(one) => one && people.add({ id: Number(one.id), name: one.label })}
      />
      <ChosenList items={people.items} onRemove={people.remove} />
      <TextField label={messages.reason} isRequired {...form.field('reason')} />
    </FormDialog>
  );
}
