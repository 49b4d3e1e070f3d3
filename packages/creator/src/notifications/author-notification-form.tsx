import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { maxLength, required } from '@uplink/api-client/domain';
import {
  creatorModulesQuery,
  creatorNotificationQuery,
  readKey,
  useUplink,
} from '@uplink/api-client/react';
import { Confirm } from '@uplink/kit/dialogs';
import { countChanges, FormFault, SaveBar, useForm } from '@uplink/kit/forms';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { TextArea, TextField } from '@uplink/ui/field';
import { Select } from '@uplink/ui/select';
import { Badge } from '@uplink/ui/status';
import { Switch } from '@uplink/ui/switch';
import { useId, useState } from 'react';
import { messages } from './notifications.messages.ts';

export interface AuthorNotificationFormProps {
  stored: Schema<'CreatorNotification'> | undefined;
  onDone: () => void;
}

type Type = Schema<'CreatorNotification'>['type'];
const types = Object.entries(messages.types).map(([id, label]) => ({ id: id as Type, label }));

/** An instant as the field of a date and time writes it, in the reader's own time. */
function toLocal(instant: string | null): string {
  if (instant === null) return '';
  const date = new Date(instant);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Its message, kind, audience and time, beside what its readers see. */
export function AuthorNotificationForm({ stored, onDone }: AuthorNotificationFormProps) {
  const id = useId();
  const client = useUplink();
  const queries = useQueryClient();
  const products = useQuery(creatorModulesQuery(client, { pageSize: 100 })).data?.data ?? [];
  const values = {
    message: stored?.message ?? '',
    type: stored?.type ?? ('info' as Type),
    scheduled: stored?.scheduled ?? false,
    sendAt: toLocal(stored?.sendAt ?? null),
    moduleId: stored ? String(stored.module.id) : '',
  };
  const form = useForm({
    stored: values,
    rules: { message: [required, maxLength(500)], moduleId: [required] },
    warnsOnLeave: true,
    async send({ message, type, scheduled, sendAt, moduleId }) {
      const input = {
        message,
        type,
        scheduled,
        sendAt: sendAt === '' ? null : new Date(sendAt).toISOString(),
        moduleId: Number(moduleId),
        cohortId: stored?.module.id === Number(moduleId) ? stored.cohortId : null,
      };
      const saved = await client.unwrap(
        stored
          ? client.api.PUT('/creator/notifications/{notificationId}', {
              params: { path: { notificationId: stored.id } },
              body: { version: stored.version, notification: input },
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
  const { message, type } = form.values;
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
          <TextArea label={messages.message} {...form.field('message')} isReadOnly={isFixed} />
          <Select
            label={messages.type}
            options={types}
            {...form.field('type')}
            isDisabled={isFixed}
          />
          <Select
            label={messages.product}
            options={products.map((one) => ({ id: String(one.id), label: one.name }))}
            {...form.field('moduleId')}
            isDisabled={isFixed}
          />
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
        {message.trim() === '' ? (
          <p className="ul-muted">{messages.noPreview}</p>
        ) : (
          <div className="ul-row" data-align="top">
            <Badge>{messages.types[type]}</Badge>
            <p>{message}</p>
          </div>
        )}
      </Card>
    </form>
  );
}

function Deletion({ id, onDone }: { id: number; onDone: () => void }) {
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
