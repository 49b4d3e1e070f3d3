import { useQueryClient } from '@tanstack/react-query';
import { maxLength, required } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { incidentKeys, useUplink } from '@uplink/api-client/react';
import { FormDialog } from '@uplink/kit/dialogs';
import { useForm } from '@uplink/kit/forms';
import { newId } from '@uplink/kit/saving';
import { TextField } from '@uplink/ui/field';
import { useState } from 'react';
import { IncidentFields, type IncidentValues } from './incident-fields.tsx';
import { statusMessages } from './status.messages.ts';

export interface NewIncidentProps {
  onClose: () => void;
}

/** Tells everyone what doesn't work. */
export function NewIncident({ onClose }: NewIncidentProps) {
  const messages = useMessages(statusMessages);
  const { api, unwrap } = useUplink();
  const queries = useQueryClient();
  const [changeId] = useState(newId);
  const form = useForm<IncidentValues>({
    stored: { title: '', impact: 'slow', state: 'investigating', parts: [], message: '' },
    rules: { title: [required, maxLength(120)], message: [required, maxLength(2000)] },
    async send(values) {
      const call = api.POST('/management/incidents', { body: { ...values, changeId } });
      await unwrap(call, { rethrow: true });
      for (const queryKey of incidentKeys) void queries.invalidateQueries({ queryKey });
      onClose();
    },
  });
  return (
    <FormDialog
      title={messages.add}
      size="md"
      action={messages.publish}
      form={form}
      onClose={onClose}
    >
      <TextField label={messages.title} isRequired {...form.field('title')} />
      <IncidentFields form={form} />
    </FormDialog>
  );
}
