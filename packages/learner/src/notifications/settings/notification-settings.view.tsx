import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { FormFault } from '@uplink/kit/forms';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Checkbox } from '@uplink/ui/choice';
import { MailFault } from './mail-fault.tsx';
import { useSettingsForm } from './notification-settings.controller.ts';
import { notificationSettingsMessages } from './notification-settings.messages.ts';
import './notification-settings.css';

export interface NotificationSettingsFormProps {
  settings: Schema<'NotificationSettings'>;
}

/** A row for each topic with a box for each channel. */
export function NotificationSettingsForm({ settings }: NotificationSettingsFormProps) {
  const messages = useMessages(notificationSettingsMessages);
  const form = useSettingsForm(settings);
  return (
    <form {...form.formProps} className="ul-stack">
      {settings.mailFault && <MailFault {...settings.mailFault} />}
      <Card isFlush title={messages.title}>
        <table className="ul-channels">
          <thead>
            <tr>
              <th scope="col">{messages.topic}</th>
              <th scope="col">{messages.here}</th>
              <th scope="col">{messages.email}</th>
            </tr>
          </thead>
          <tbody>
            {settings.topics.map(({ topic, isFixed }, row) => {
              const name = messages.topics[topic];
              return (
                <tr key={topic}>
                  <th scope="row">{name}</th>
                  <td>
                    <Checkbox isDisabled={isFixed} {...form.flag(`topics[${row}].isShown`)}>
                      <span className="ul-sr">{messages.inPlace(name)}</span>
                    </Checkbox>
                  </td>
                  <td>
                    <Checkbox isDisabled={isFixed} {...form.flag(`topics[${row}].isMailed`)}>
                      <span className="ul-sr">{messages.byMail(name)}</span>
                    </Checkbox>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <div className="ul-channels__foot ul-stack ul-gap-12">
          <p className="ul-small ul-muted">
            {messages.help} {messages.fixed}
          </p>
          <FormFault form={form} />
          <div className="ul-row ul-gap-12">
            <Button
              variant="primary"
              type="submit"
              isPending={form.isSending}
              isDisabled={!form.isDirty}
            >
              {messages.save}
            </Button>
            <span className="ul-small ul-muted" role="status">
              {form.isSaved && messages.saved}
            </span>
          </div>
        </div>
      </Card>
    </form>
  );
}
