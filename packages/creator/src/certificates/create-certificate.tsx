import { useQueryClient } from '@tanstack/react-query';
import { maxLength, required } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { readKey, useUplink } from '@uplink/api-client/react';
import { FormDialog } from '@uplink/kit/dialogs';
import { useForm } from '@uplink/kit/forms';
import { TextField } from '@uplink/ui/field';
import { Select } from '@uplink/ui/select';
import { certificatesMessages } from './certificates.messages.ts';
import { newDiploma } from './diploma-form.rules.ts';

export interface CreateCertificateProps {
  onCreated: (made: { type: number; id: number }) => void;
  onClose: () => void;
}

const types = ['1', '2', '3'] as const;

/** What it is and what it is called; the rest is written in its editor. */
export function CreateCertificate({ onCreated, onClose }: CreateCertificateProps) {
  const messages = useMessages(certificatesMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const form = useForm<{ type: '1' | '2' | '3'; name: string; prefix: string }>({
    stored: { type: '1', name: '', prefix: 'UA-' },
    rules: { name: [required, maxLength(120)], prefix: [required, maxLength(20)] },
    toField: (name) => (name === 'referencePrefix' ? 'prefix' : name),
    async send({ type, name, prefix }) {
      const body = newDiploma(
        { type: Number(type) as 1 | 2 | 3, name: name.trim(), referencePrefix: prefix },
        messages,
      );
      const { id } = await client.unwrap(client.api.POST('/creator/me/diplomas', { body }), {
        rethrow: true,
      });
      await queries.invalidateQueries({ queryKey: readKey('/creator/me/diplomas') });
      onCreated({ type: Number(type), id });
    },
  });
  return (
    <FormDialog
      title={messages.create}
      action={messages.createAction}
      form={form}
      onClose={onClose}
    >
      <Select
        label={messages.type}
        options={types.map((id) => ({ id, label: messages.types[id] }))}
        {...form.field('type')}
      />
      <TextField label={messages.name} {...form.field('name')} />
      <TextField label={messages.prefix} {...form.field('prefix')} />
    </FormDialog>
  );
}
