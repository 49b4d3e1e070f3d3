import type { Schema } from '@uplink/api-client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { Note } from '@uplink/kit/states';
import { Button, LinkButton } from '@uplink/ui/button';
import { useClearMailFault } from './notification-settings.controller.ts';
import { notificationSettingsMessages } from './notification-settings.messages.ts';

/** That no mail reaches this person, and what they can do about it. */
export function MailFault({ address, kind, since }: Schema<'MailFault'>) {
  const messages = useMessages(notificationSettingsMessages);
  const formats = useFormats();
  const clearing = useClearMailFault();
  return (
    <Note>
      <div className="ul-stack ul-gap-8">
        <p className="ul-strong">{messages.fault[kind](address)}</p>
        <p>{messages.faultText(formats.date(since))}</p>
        {clearing.error && (
          <p className="ul-fault" role="alert">
            {clearing.error.message}
          </p>
        )}
        <div className="ul-cluster">
          <Button size="sm" isPending={clearing.isPending} onPress={() => clearing.mutate()}>
            {messages.tryAgain}
          </Button>
          <LinkButton size="sm" variant="quiet" href="/security">
            {messages.toSecurity}
          </LinkButton>
        </div>
      </div>
    </Note>
  );
}
