import { useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { maxLength, required } from '@uplink/api-client/domain';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { incidentKeys, incidentQuery, notReady, useUplink } from '@uplink/api-client/react';
import { FormDialog } from '@uplink/kit/dialogs';
import { useForm } from '@uplink/kit/forms';
import { NotReadyView, noContent, PageSkeleton, useHeldQuery } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { IncidentFields, type IncidentValues } from './incident-fields.tsx';
import { statusMessages } from './status.messages.ts';

export interface IncidentUpdateProps {
  incidentId: number;
  onClose: () => void;
}

/** An incident with its updates so far, and the next one. */
export function IncidentUpdate({ incidentId, onClose }: IncidentUpdateProps) {
  const messages = useMessages(statusMessages);
  const query = useHeldQuery(incidentQuery(useUplink(), incidentId));
  if (query.data) return <Updating key={query.data.version} found={query.data} onClose={onClose} />;
  return (
    <Dialog
      title={messages.noun}
      size="md"
      isOpen
      onClose={onClose}
      footer={<Button onPress={onClose}>{messages.close}</Button>}
    >
      <NotReadyView
        state={notReady(query)}
        noun={messages.noun}
        skeleton={<PageSkeleton heights={[80, 120]} />}
        empty={noContent({ title: messages.noMatch, text: messages.noMatchText })}
      />
    </Dialog>
  );
}

interface UpdatingProps {
  found: Schema<'ManagedIncident'>;
  onClose: () => void;
}

function Updating({ found: { incident, version }, onClose }: UpdatingProps) {
  const messages = useMessages(statusMessages);
  const formats = useFormats();
  const { api, unwrap } = useUplink();
  const queries = useQueryClient();
  const { id, title, impact, state, parts, updates } = incident;
  const now = new Date();
  const form = useForm<IncidentValues>({
    stored: { title, impact, state, parts, message: '' },
    rules: { message: [required, maxLength(2000)] },
    async send({ title: _, ...values }) {
      try {
        const call = api.POST('/management/incidents/{incidentId}/updates', {
          params: { path: { incidentId: id } },
          body: { ...values, version },
        });
        await unwrap(call, { rethrow: true });
        onClose();
      } finally {
        for (const queryKey of incidentKeys) void queries.invalidateQueries({ queryKey });
      }
    },
  });
  return (
    <FormDialog title={title} size="md" action={messages.update} form={form} onClose={onClose}>
      <IncidentFields form={form} />
      <h3 className="ul-medium">{messages.updates}</h3>
      <ul className="ul-incident-updates ul-small">
        {updates.map((one) => (
          <li key={one.date + one.state}>
            <b className="ul-medium">{messages.states[one.state]}</b> {one.message}
            <time className="ul-cap ul-muted" dateTime={one.date}>
              {formats.ago(one.date, now)}
            </time>
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}
