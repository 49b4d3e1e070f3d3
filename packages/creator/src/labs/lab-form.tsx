import { useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { maxLength, required, VALIDATION } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { readKey, useUplink } from '@uplink/api-client/react';
import { FormDialog } from '@uplink/kit/dialogs';
import { useForm } from '@uplink/kit/forms';
import { TextArea, TextField } from '@uplink/ui/field';
import { Select } from '@uplink/ui/select';
import { labsMessages } from './labs.messages.ts';

export interface LabFormProps {
  /** The lab that is changed; a new one without. */
  lab?: Schema<'CreatorLab'> | undefined;
  onClose: () => void;
}

const typeOptions = (messages: typeof labsMessages) =>
  Object.entries(messages.types).map(([id, label]) => ({ id, label }));
const count = (value: string) => {
  if (!/^\d+$/.test(value.trim())) return VALIDATION.integer;
  return Number(value) > 100_000 ? VALIDATION.atMost(100_000) : undefined;
};

/** Everything of a practice lab. */
export function LabForm({ lab, onClose }: LabFormProps) {
  const messages = useMessages(labsMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const form = useForm({
    stored: {
      title: lab?.title ?? '',
      description: lab?.description ?? '',
      vendor: lab?.vendor ?? '',
      vendorId: lab?.vendorId ?? '',
      type: String(lab?.type ?? 1),
      numberOfLabs: String(lab?.numberOfLabs ?? 1),
      numberOfQuestions: String(lab?.numberOfQuestions ?? 0),
    },
    rules: {
      title: [required, maxLength(120)],
      description: [maxLength(2000)],
      vendor: [required, maxLength(80)],
      vendorId: [required, maxLength(120)],
      numberOfLabs: [count],
      numberOfQuestions: [count],
    },
    async send(values) {
      const input = {
        ...values,
        type: Number(values.type) as 1 | 2 | 3,
        numberOfLabs: Number(values.numberOfLabs),
        numberOfQuestions: Number(values.numberOfQuestions),
      };
      await client.unwrap(
        lab
          ? client.api.PUT('/creator/labs/{labId}', {
              params: { path: { labId: lab.id } },
              body: { version: lab.version, lab: input },
            })
          : client.api.POST('/creator/labs', { body: input }),
        { rethrow: true },
      );
      await queries.invalidateQueries({ queryKey: readKey('/creator/labs') });
      onClose();
    },
  });
  return (
    <FormDialog
      title={lab ? messages.edit : messages.create}
      size="md"
      action={lab ? messages.saveAction : messages.createAction}
      form={form}
      onClose={onClose}
    >
      <TextField label={messages.title} {...form.field('title')} />
      <TextArea label={messages.description} {...form.field('description')} />
      <TextField label={messages.vendor} {...form.field('vendor')} />
      <TextField label={messages.vendorId} {...form.field('vendorId')} />
      <Select label={messages.type} options={typeOptions(messages)} {...form.field('type')} />
      <TextField
        label={messages.numberOfLabs}
        inputMode="numeric"
        {...form.field('numberOfLabs')}
      />
      <TextField
        label={messages.numberOfQuestions}
        inputMode="numeric"
        {...form.field('numberOfQuestions')}
      />
    </FormDialog>
  );
}
