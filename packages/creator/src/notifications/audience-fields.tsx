import { useQuery } from '@tanstack/react-query';
import { useMessages } from '@uplink/api-client/messages';
import { moduleCohortsQuery, useUplink } from '@uplink/api-client/react';
import type { Form } from '@uplink/kit/forms';
import { Select } from '@uplink/ui/select';
import { useState } from 'react';
import { Chosen } from '../shared/pickers/chosen.view.tsx';
import { PersonPicker, ProductPicker } from '../shared/pickers/pickers.tsx';
import type { AudienceKind, NotificationValues, Chosen as One } from './notification-form.rules.ts';
import { notificationsMessages } from './notifications.messages.ts';

const kindOptions = (messages: typeof notificationsMessages) =>
  Object.entries(messages.audiences).map(([id, label]) => ({
    id: id as AudienceKind,
    label,
  }));
const mostChosen = 100;

export interface AudienceFieldsProps {
  form: Form<NotificationValues>;
  isReadOnly: boolean;
}

/** Which learners a notification is for. */
export function AudienceFields({ form, isReadOnly }: AudienceFieldsProps) {
  const messages = useMessages(notificationsMessages);
  const kind = form.field('kind');
  const { value: chosen, onChange, errorMessage } = form.field('chosen');
  return (
    <div className="ul-stack ul-gap-8">
      <Select
        label={messages.audience}
        options={kindOptions(messages)}
        value={kind.value}
        isDisabled={isReadOnly}
        onChange={(next) => {
          kind.onChange(next);
          onChange([]);
        }}
      />
      <Chosen
        label={messages.audiences[kind.value]}
        items={chosen}
        onRemove={
          isReadOnly ? undefined : (gone) => onChange(chosen.filter(({ id }) => id !== gone.id))
        }
      />
      {kind.value !== 'all' && !isReadOnly && chosen.length < mostChosen && (
        <AudiencePicker
          kind={kind.value}
          errorMessage={errorMessage}
          without={chosen.map(({ id }) => id)}
          onChoose={({ id, name }) => onChange([...chosen, { id, name }])}
        />
      )}
    </div>
  );
}

interface AudiencePickerProps {
  kind: Exclude<AudienceKind, 'all'>;
  errorMessage: string | undefined;
  without: number[];
  onChoose: (one: One) => void;
}

function AudiencePicker({ kind, ...props }: AudiencePickerProps) {
  const messages = useMessages(notificationsMessages);
  if (kind === 'modules') return <ProductPicker label={messages.addProduct} {...props} />;
  if (kind === 'users')
    return (
      <PersonPicker label={messages.addPerson} description={messages.addPersonHelp} {...props} />
    );
  return <CohortPicker {...props} />;
}

/** Cohorts by their program. */
function CohortPicker({ errorMessage, without, onChoose }: Omit<AudiencePickerProps, 'kind'>) {
  const messages = useMessages(notificationsMessages);
  const [program, setProgram] = useState<One>();
  const query = useQuery({
    ...moduleCohortsQuery(useUplink(), program?.id ?? 0),
    enabled: program !== undefined,
  });
  const cohorts = (query.data ?? []).filter(({ id }) => !without.includes(id));
  return (
    <>
      <ProductPicker
        label={messages.program}
        types="1"
        errorMessage={program ? undefined : errorMessage}
        without={[]}
        onChoose={({ id, name }) => setProgram({ id, name })}
      />
      {program && query.data?.length === 0 && (
        <p className="ul-small ul-muted">{messages.noCohorts(program.name)}</p>
      )}
      {program && cohorts.length > 0 && (
        <Select
          label={messages.cohortOf(program.name)}
          options={cohorts.map(({ id, name }) => ({ id: String(id), label: name }))}
          errorMessage={errorMessage}
          value={null}
          onChange={(key) => {
            const found = cohorts.find(({ id }) => String(id) === key);
            if (found) onChoose({ id: found.id, name: found.name });
          }}
        />
      )}
    </>
  );
}
