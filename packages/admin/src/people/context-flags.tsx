'use client';
import type { Schema } from '@uplink/api-client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { notReady, userContextQuery, useUplink } from '@uplink/api-client/react';
import { FormFault } from '@uplink/kit/forms';
import { NotReadyView, useHeldQuery } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Checkbox } from '@uplink/ui/choice';
import { TextField } from '@uplink/ui/field';
import { Skeleton } from '@uplink/ui/skeleton';
import { useContextFlags } from './context-flags.controller.ts';
import { contextFlagsMessages } from './context-flags.messages.ts';
import './people.css';
import './user.css';

type Context = Schema<'UserContext'>;

interface OfUser {
  /** The person, as the frame loaded them. */
  user: Schema<'ManagedUser'>;
}

/** The context of a person: what is computed is shown, stored flags can be changed. */
export function ContextFlags({ user }: OfUser) {
  const messages = useMessages(contextFlagsMessages);
  const query = useHeldQuery(userContextQuery(useUplink(), user.id));
  return (
    <Card title={messages.title}>
      {query.data ? (
        <Flags user={user} context={query.data} />
      ) : (
        <NotReadyView
          state={notReady(query)}
          noun={messages.noun}
          skeleton={<Skeleton height={200} />}
        />
      )}
    </Card>
  );
}

function Flags({ user, context }: OfUser & { context: Context }) {
  const messages = useMessages(contextFlagsMessages);
  const formats = useFormats();
  const form = useContextFlags(user.id, context);
  const isReadOnly = !user.mayEdit;
  const facts = [
    [messages.computed.level, formats.number(context.level)],
    [messages.computed.totalXpPoints, formats.number(context.totalXpPoints)],
    [messages.computed.paymentStatus, messages.payments[context.paymentStatus]],
    [messages.computed.referralsEnrolled, formats.number(context.referralsEnrolled)],
  ];
  return (
    <form {...form.formProps} className="ul-stack">
      <dl className="ul-people__figures">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="ul-small ul-muted">{label}</dt>
            <dd className="ul-num">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="ul-small ul-muted">{messages.help}</p>
      <Checkbox isDisabled={isReadOnly} {...form.flag('finishedInvite')}>
        {messages.flags.finishedInvite}
      </Checkbox>
      <Checkbox isDisabled={isReadOnly} {...form.flag('closedInviteNotification')}>
        {messages.flags.closedInviteNotification}
      </Checkbox>
      <Checkbox
        isDisabled={isReadOnly}
        description={messages.recordingHelp}
        {...form.flag('isSessionRecordingEnabled')}
      >
        {messages.flags.isSessionRecordingEnabled}
      </Checkbox>
      <div className="ul-people__fields">
        <TextField
          label={messages.flags.referralFlowStatus}
          isReadOnly={isReadOnly}
          {...form.field('referralFlowStatus')}
        />
        <TextField
          label={messages.flags.cancelledProductName}
          isReadOnly={isReadOnly}
          {...form.field('cancelledProductName')}
        />
      </div>
      {!isReadOnly && (
        <>
          <TextField label={messages.reason} isRequired {...form.field('reason')} />
          <FormFault form={form} />
          <div>
            <Button type="submit" isPending={form.isSending}>
              {messages.save}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
