import { useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { creatorNotificationQuery, readKey, useUplink } from '@uplink/api-client/react';
import { Confirm } from '@uplink/kit/dialogs';
import { countChanges, FormFault, SaveBar, useForm } from '@uplink/kit/forms';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { TextField } from '@uplink/ui/field';
import { Select } from '@uplink/ui/select';
import { Switch } from '@uplink/ui/switch';
import { useId, useState } from 'react';
import { AudienceFields } from './audience-fields.tsx';
import { type NotificationValues, rules, toInput, toValues } from './notification-form.rules.ts';
import { NotificationPreview } from './notification-preview.view.tsx';
import { notificationsMessages } from './notifications.messages.ts';

export interface AuthorNotificationFormProps {
  stored: Schema<'CreatorNotification'> | undefined;
  onDone: () => void;
}

const typeOptions = (messages: typeof notificationsMessages) =>
  Object.entries(messages.types).map(([id, label]) => ({
    id: id as NotificationValues['type'],
    label,
  }));

/** Its message, kind, audience and time, beside what its readers see. */
export function AuthorNotificationForm({ stored, onDone }: AuthorNotificationFormProps) {
  const messages = useMessages(notificationsMessages);
  const id = useId();
  const client = useUplink();
  const queries = useQueryClient();
  const values = toValues(stored);
  const options = creatorNotificationQuery(client, stored?.id ?? 0);
  const form = useForm<NotificationValues>({
    stored: values,
    rules,
    warnsOnLeave: true,
    toField: (name) => (name.startsWith('audience') ? 'chosen' : name),
    describe: (field, value) => ({
      label: messages.fields[field],
      lines: Array.isArray(value) ? value.map(({ name }) => name) : [String(value)],
    }),
    ...(stored && {
      fetchStored: async () => toValues(await queries.fetchQuery({ ...options, staleTime: 0 })),
    }),
    async send(changed) {
      const input = toInput(changed);
      const saved = await client.unwrap(
        stored
          ? client.api.PUT('/creator/notifications/{notificationId}', {
              params: { path: { notificationId: stored.id } },
              body: {
                version: queries.getQueryData(options.queryKey)?.version ?? stored.version,
                notification: input,
              },
            })
          : client.api.POST('/creator/notifications', { body: input }),
        { rethrow: true },
      );
      queries.setQueryData(creatorNotificationQuery(client, saved.id).queryKey, saved);
      await queries.invalidateQueries({ queryKey: readKey('/creator/notifications') });
      if (!stored) onDone();
    },
  });
  const isFixed = stored?.status === 'sending' || stored?.status === 'sent';
  return (
    <form {...form.formProps} id={id} className="ul-stack">
      <div className="ul-row ul-page-head" data-justify="between">
        <h1 className="ul-h1" tabIndex={-1}>
          {stored ? messages.one : messages.create}
        </h1>
        <SaveBar
          formId={id}
          form={form}
          changeCount={countChanges(form.values, values)}
          action={messages.save}
          isDisabled={isFixed}
        >
          {stored && <Deletion id={stored.id} onDone={onDone} />}
        </SaveBar>
      </div>
      <FormFault form={form} />
      {isFixed && <p role="status">{messages.sent(stored.sentCount)}</p>}
      <Card>
        <div className="ul-stack">
          <TextField label={messages.message} {...form.field('message')} isReadOnly={isFixed} />
          <Select
            label={messages.type}
            options={typeOptions(messages)}
            {...form.field('type')}
            isDisabled={isFixed}
          />
          <TextField
            label={messages.url}
            description={messages.urlHelp}
            inputMode="url"
            {...form.field('url')}
            isReadOnly={isFixed}
          />
          <AudienceFields form={form} isReadOnly={isFixed} />
          <Switch
            {...form.flag('scheduled')}
            description={messages.scheduledText}
            isDisabled={isFixed}
          >
            {messages.scheduled}
          </Switch>
          {form.values.scheduled && (
            <TextField
              label={messages.sendAt}
              type="datetime-local"
              description={messages.sendAtHelp}
              {...form.field('sendAt')}
              isReadOnly={isFixed}
            />
          )}
        </div>
      </Card>
      <Card title={messages.preview}>
        <NotificationPreview values={form.values} />
      </Card>
    </form>
  );
}

function Deletion({ id, onDone }: { id: number; onDone: () => void }) {
  const messages = useMessages(notificationsMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const [fault, setFault] = useState<string>();

  async function remove() {
    const path = { notificationId: id };
    try {
      await client.unwrap(
        client.api.DELETE('/creator/notifications/{notificationId}', { params: { path } }),
        { rethrow: true },
      );
      await queries.invalidateQueries({ queryKey: readKey('/creator/notifications') });
      onDone();
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <>
      <Button variant="danger-quiet" onPress={() => setAsked(true)}>
        {messages.delete}
      </Button>
      <Confirm
        isOpen={isAsked}
        title={messages.deleteTitle}
        confirmLabel={messages.deleteConfirm}
        isDanger
        onClose={() => setAsked(false)}
        onConfirm={() => void remove()}
      >
        {fault ?? messages.deleteText}
      </Confirm>
    </>
  );
}
