'use client';
import { useQueryClient } from '@tanstack/react-query';
import { maxLength, minLength, required } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { participantsQuery, rewardKeys, useUplink } from '@uplink/api-client/react';
import { FormFault, useForm } from '@uplink/kit/forms';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { TextField } from '@uplink/ui/field';
import { referralMessages } from './referral.messages.ts';
import type { RewardsProps } from './referral.types.ts';

/** Chooses the name that others see on the board. */
export function NameCard({ rewards: { program, displayName } }: RewardsProps) {
  const messages = useMessages(referralMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const form = useForm({
    stored: { displayName },
    rules: { displayName: [required, minLength(2), maxLength(40)] },
    async send({ displayName: name }) {
      const body = { displayName: name.trim() };
      await client.unwrap(client.api.PATCH('/me/referral', { body }), { rethrow: true });
      const board = participantsQuery(client, program, 0).queryKey.slice(0, 1);
      for (const queryKey of [...rewardKeys(program), board])
        void queries.invalidateQueries({ queryKey });
      return body;
    },
  });
  return (
    <Card>
      <form {...form.formProps} className="ul-stack">
        <TextField
          label={messages.shownName}
          description={messages.shownNameHelp}
          {...form.field('displayName')}
        />
        <FormFault form={form} />
        <div className="ul-cluster">
          <Button type="submit" isPending={form.isSending}>
            {messages.save}
          </Button>
          <span className="ul-small ul-muted" role="status">
            {form.isSaved && messages.saved}
          </span>
        </div>
      </form>
    </Card>
  );
}
