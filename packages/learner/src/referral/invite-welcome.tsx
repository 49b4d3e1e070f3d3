'use client';
import { useQuery } from '@tanstack/react-query';
import { email as emailRule, required } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { invitationQuery, useUplink } from '@uplink/api-client/react';
import { FormFault, useForm } from '@uplink/kit/forms';
import { Button, LinkButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { TextField } from '@uplink/ui/field';
import { useState } from 'react';
import { inviteWelcomeMessages } from './invite-welcome.messages.ts';
import './referral.css';

export interface InviteWelcomeProps {
  /** Of the person who invites. */
  code: string;
  /** Where looking around begins. */
  homeHref: string;
  /** Where the programs are. */
  programsHref: string;
}

/** Greets a visitor who came by an invite link; they can look around, or leave an address to hear more. */
export function InviteWelcome({ code, homeHref, programsHref }: InviteWelcomeProps) {
  const messages = useMessages(inviteWelcomeMessages);
  const client = useUplink();
  const { api, unwrap } = client;
  const calendly = useQuery(invitationQuery(client, code)).data?.calendly;
  const [isSent, setSent] = useState(false);
  const form = useForm({
    stored: { email: '' },
    rules: { email: [required, emailRule] },
    async send({ email }) {
      const body = { email: email.trim(), referralCode: code };
      await unwrap(api.POST('/referrals/leads', { body }), { rethrow: true });
      setSent(true);
    },
  });
  return (
    <div className="ul-invite ul-stack ul-gap-24">
      <div className="ul-stack">
        <h1 className="ul-h1" tabIndex={-1}>
          {messages.title}
        </h1>
        <p>{messages.text}</p>
        <div className="ul-cluster">
          <LinkButton variant="primary" href={programsHref}>
            {messages.programs}
          </LinkButton>
          <LinkButton href={homeHref}>{messages.home}</LinkButton>
          {calendly && (
            <LinkButton href={calendly} target="_blank">
              {messages.call}
            </LinkButton>
          )}
        </div>
      </div>
      <Card title={messages.apply}>
        {isSent ? (
          <p role="status">{messages.sent}</p>
        ) : (
          <form {...form.formProps} className="ul-stack">
            <p className="ul-muted">{messages.applyText}</p>
            <TextField label={messages.email} type="email" {...form.field('email')} />
            <FormFault form={form} />
            <div>
              <Button type="submit" isPending={form.isSending}>
                {messages.send}
              </Button>
            </div>
          </form>
        )}
      </Card>
    </div>
  );
}
