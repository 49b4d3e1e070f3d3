import { useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { maxLength, required } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { readKey, useUplink } from '@uplink/api-client/react';
import { FormDialog } from '@uplink/kit/dialogs';
import { useForm } from '@uplink/kit/forms';
import { TextArea } from '@uplink/ui/field';
import { awardsMessages } from './awards.messages.ts';

export type AwardAction = 'renew' | 'revoke';

export interface AwardDialogProps {
  award: Schema<'Award'>;
  action: AwardAction;
  onClose: () => void;
}

/** Asks for the reason before something is renewed or revoked. */
export function AwardDialog({ award, action, onClose }: AwardDialogProps) {
  const messages = useMessages(awardsMessages);
  const { api, unwrap } = useUplink();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: readKey('/management/awards') });
  const form = useForm({
    stored: { reason: '' },
    rules: { reason: [required, maxLength(500)] },
    async send({ reason }) {
      const call = {
        params: { path: { awardId: award.id } },
        body: { version: award.version, reason },
      };
      const sent =
        action === 'renew'
          ? api.PUT('/management/awards/{awardId}/renewal', call)
          : api.PUT('/management/awards/{awardId}/revocation', call);
      await unwrap(sent, { rethrow: true }).finally(() => void refresh());
      onClose();
    },
  });
  const isRevoking = action === 'revoke';
  return (
    <FormDialog
      title={`${isRevoking ? messages.revoke : messages.renew} ${award.referenceNumber}`}
      action={isRevoking ? messages.revoke : messages.renew}
      isDanger={isRevoking}
      form={form}
      onClose={onClose}
    >
      <p>{isRevoking ? messages.revokeText : messages.renewText}</p>
      <TextArea
        label={messages.reason}
        description={messages.reasonHelp}
        isRequired
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
