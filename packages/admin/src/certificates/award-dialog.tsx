import { useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { readKey, useUplink } from '@uplink/api-client/react';
import { ReasonDialog } from '../shared/reason-dialog.tsx';
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
  const isRevoking = action === 'revoke';
  return (
    <ReasonDialog
      title={`${isRevoking ? messages.revoke : messages.renew} ${award.referenceNumber}`}
      action={isRevoking ? messages.revoke : messages.renew}
      isDanger={isRevoking}
      onSend={async (reason) => {
        const call = {
          params: { path: { awardId: award.id } },
          body: { version: award.version, reason },
        };
        const sent = isRevoking
          ? api.PUT('/management/awards/{awardId}/revocation', call)
          : api.PUT('/management/awards/{awardId}/renewal', call);
        await unwrap(sent, { rethrow: true }).finally(() => void refresh());
      }}
      onClose={onClose}
    >
      {isRevoking ? messages.revokeText : messages.renewText}
    </ReasonDialog>
  );
}
