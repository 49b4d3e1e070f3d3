import { useQuery, useQueryClient } from '@tanstack/react-query';
import { required } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { awardChoicesQuery, readKey, usersQuery, useUplink } from '@uplink/api-client/react';
import { FormDialog } from '@uplink/kit/dialogs';
import { type FieldProps, reasonRules, useForm } from '@uplink/kit/forms';
import { useSettled } from '@uplink/kit/search';
import { Combobox } from '@uplink/ui/combobox';
import { TextArea } from '@uplink/ui/field';
import { Select } from '@uplink/ui/select';
import { useState } from 'react';
import { awardsMessages } from './awards.messages.ts';

export interface IssueAwardProps {
  onClose: () => void;
}

interface Values {
  userId: string;
  diplomaId: string;
  moduleId: string;
  reason: string;
}

/** Gives someone a certificate or award of a product. */
export function IssueAward({ onClose }: IssueAwardProps) {
  const messages = useMessages(awardsMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const choices = useQuery(awardChoicesQuery(client)).data ?? [];
  const form = useForm<Values>({
    stored: { userId: '', diplomaId: '', moduleId: '', reason: '' },
    rules: {
      userId: [required],
      diplomaId: [required],
      moduleId: [required],
      reason: reasonRules,
    },
    async send({ userId, diplomaId, moduleId, reason }) {
      const body = {
        userId: Number(userId),
        diplomaId: Number(diplomaId),
        moduleId: Number(moduleId),
        reason,
      };
      await client.unwrap(client.api.POST('/management/awards', { body }), { rethrow: true });
      void queries.invalidateQueries({ queryKey: readKey('/management/awards') });
      onClose();
    },
  });
  const chosen = choices.find(({ id }) => String(id) === form.values.diplomaId);
  return (
    <FormDialog
      title={messages.issue}
      size="md"
      action={messages.issueAction}
      form={form}
      onClose={onClose}
    >
      <PersonField {...form.field('userId')} />
      <Select
        label={messages.award}
        options={choices.map(({ id, name }) => ({ id: String(id), label: name }))}
        {...form.field('diplomaId')}
      />
      <Select
        label={messages.product}
        options={(chosen?.products ?? []).map(({ id, name }) => ({ id: String(id), label: name }))}
        {...form.field('moduleId')}
      />
      <TextArea
        label={messages.reason}
        description={messages.reasonHelp}
        isRequired
        {...form.field('reason')}
      />
    </FormDialog>
  );
}

const shortest = 2;

function PersonField({ value, errorMessage, onChange }: FieldProps<string>) {
  const messages = useMessages(awardsMessages);
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const isShort = search.length < shortest;
  const query = useQuery({ ...usersQuery(useUplink(), { search }), enabled: !isShort });
  const people = isShort ? [] : (query.data?.data ?? []);
  return (
    <Combobox
      label={messages.person}
      isFiltered
      isLoading={query.isFetching}
      emptyText={messages.nothingFound}
      errorMessage={errorMessage}
      validationBehavior="aria"
      inputValue={typed}
      value={value || null}
      onInputChange={setTyped}
      options={people.map(({ id, name, contact }) => ({
        id: String(id),
        label: contact ? `${name}, ${contact.email}` : name,
      }))}
      onChange={(key) => {
        const person = people.find(({ id }) => String(id) === key);
        if (!person) return;
        onChange(String(person.id));
        setTyped(person.name);
      }}
    />
  );
}
