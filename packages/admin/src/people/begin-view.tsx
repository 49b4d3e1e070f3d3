import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { useUplink } from '@uplink/api-client/react';
import { FormFault, reasonRules, useForm } from '@uplink/kit/forms';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { TextField } from '@uplink/ui/field';
import { seeAsUserMessages } from './see-as-user.messages.ts';

export interface BeginViewProps {
  user: Schema<'ManagedUser'>;
  onBegun: (viewId: number) => void;
}

/** Asks why before anything of a person is shown. */
export function BeginView({ user, onBegun }: BeginViewProps) {
  const messages = useMessages(seeAsUserMessages);
  const { api, unwrap } = useUplink();
  const form = useForm({
    stored: { reason: '' },
    rules: { reason: reasonRules },
    async send({ reason }) {
      const { id } = await unwrap(
        api.POST('/management/users/{id}/views', {
          params: { path: { id: user.id } },
          body: { reason: reason.trim() },
        }),
        { rethrow: true },
      );
      onBegun(id);
    },
  });
  return (
    <Card title={messages.title(`${user.firstName} ${user.lastName}`)}>
      <form {...form.formProps} className="ul-stack">
        <p>{messages.text}</p>
        <TextField label={messages.reason} isRequired {...form.field('reason')} />
        <FormFault form={form} />
        <div>
          <Button variant="primary" type="submit" isPending={form.isSending}>
            {messages.begin}
          </Button>
        </div>
      </form>
    </Card>
  );
}
