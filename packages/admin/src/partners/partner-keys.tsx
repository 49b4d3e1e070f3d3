import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { readKey, useUplink } from '@uplink/api-client/react';
import { Confirm } from '@uplink/kit/dialogs';
import { Button } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { Status } from '@uplink/ui/status';
import { useState } from 'react';
import { partnersMessages } from './partners.messages.ts';

export interface PartnerKeysProps {
  partner: Schema<'ManagedPartner'>;
  onClose: () => void;
}

/** The publishable keys of a partner: a further one is issued before an old one is revoked. */
export function PartnerKeys({ partner, onClose }: PartnerKeysProps) {
  const messages = useMessages(partnersMessages);
  const formats = useFormats();
  const { api, unwrap } = useUplink();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<string>();
  const path = { partnerId: partner.id };
  const refresh = () => queries.invalidateQueries({ queryKey: readKey('/management/partners') });
  const issue = useMutation({
    mutationFn: () =>
      unwrap(
        api.POST('/management/partners/{partnerId}/keys', {
          params: { path },
          body: { version: partner.version },
        }),
        { rethrow: true },
      ),
    onSettled: refresh,
  });
  const revocation = useMutation({
    mutationFn: (key: string) =>
      unwrap(
        api.DELETE('/management/partners/{partnerId}/keys/{key}', {
          params: { path: { ...path, key } },
        }),
        { rethrow: true },
      ),
    onSettled: refresh,
  });
  const fault = issue.error?.message ?? revocation.error?.message;
  return (
    <Dialog
      title={messages.manageKeys(partner.name)}
      size="md"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{messages.close}</Button>
          <Button variant="primary" isPending={issue.isPending} onPress={() => issue.mutate()}>
            {messages.issueKey}
          </Button>
        </>
      }
    >
      <div className="ul-stack">
        <p>{messages.keysText}</p>
        <ul className="ul-partner-keys">
          {partner.keys.map(({ key, createdAt, revokedAt }) => (
            <li key={key}>
              <span className="ul-partner-keys__words">
                <code className="ul-mono">{key}</code>
                <span className="ul-small ul-muted">{formats.date(createdAt)}</span>
              </span>
              <Status kind={revokedAt ? 'down' : 'ok'} isBare>
                {revokedAt ? messages.revoked : messages.inUse}
              </Status>
              {!revokedAt && (
                <Button
                  size="sm"
                  variant="danger-quiet"
                  aria-label={messages.revoke(key)}
                  onPress={() => setAsked(key)}
                >
                  {messages.revokeAction}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {fault && (
          <p className="ul-small ul-fault" role="alert">
            {fault}
          </p>
        )}
      </div>
      <Confirm
        isOpen={asked !== undefined}
        title={messages.revokeTitle}
        confirmLabel={messages.revokeAction}
        isDanger
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked) revocation.mutate(asked);
          setAsked(undefined);
        }}
      >
        {messages.revokeText}
      </Confirm>
    </Dialog>
  );
}
