import { useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { readKey, useUplink } from '@uplink/api-client/react';
import { Button } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { Status } from '@uplink/ui/status';
import { useState } from 'react';
import { ReasonDialog } from '../shared/reason-dialog.tsx';
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
  const issue = (reason: string) =>
    unwrap(
      api.POST('/management/partners/{partnerId}/keys', {
        params: { path },
        body: { version: partner.version, reason },
      }),
      { rethrow: true },
    ).finally(refresh);
  const revoke = (key: string) => (reason: string) =>
    unwrap(
      api.DELETE('/management/partners/{partnerId}/keys/{key}', {
        params: { path: { ...path, key } },
        body: { reason },
      }),
      { rethrow: true },
    ).finally(refresh);
  return (
    <Dialog
      title={messages.manageKeys(partner.name)}
      size="md"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{messages.close}</Button>
          <Button variant="primary" onPress={() => setAsked('new')}>
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
      </div>
      {asked !== undefined && (
        <ReasonDialog
          title={asked === 'new' ? messages.issueTitle(partner.name) : messages.revokeTitle}
          action={asked === 'new' ? messages.issueKey : messages.revokeAction}
          isDanger={asked !== 'new'}
          onSend={asked === 'new' ? issue : revoke(asked)}
          onClose={() => setAsked(undefined)}
        >
          {asked === 'new' ? messages.keysText : messages.revokeText}
        </ReasonDialog>
      )}
    </Dialog>
  );
}
