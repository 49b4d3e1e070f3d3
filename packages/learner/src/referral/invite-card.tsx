'use client';
import { email as emailRule, required } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { useUplink } from '@uplink/api-client/react';
import { FormFault, useForm } from '@uplink/kit/forms';
import { CopyLink, ShareButton } from '@uplink/kit/sharing';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { TextField } from '@uplink/ui/field';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { QrButton } from './qr-button.tsx';
import { referralMessages } from './referral.messages.ts';
import type { RewardsProps } from './referral.types.ts';
import './referral.css';

/** The own link to copy and share, and an invitation by mail. */
export function InviteCard({ rewards: { inviteUrl } }: RewardsProps) {
  const messages = useMessages(referralMessages);
  const { api, unwrap } = useUplink();
  const [sent, setSent] = useState<string>();
  const form = useForm({
    stored: { email: '' },
    rules: { email: [required, emailRule] },
    async send({ email }) {
      const body = { email: email.trim() };
      await unwrap(api.POST('/referrals/leads', { body }), { rethrow: true });
      setSent(body.email);
    },
  });
  return (
    <Card aria-label={messages.link}>
      <div className="ul-stack">
        <CopyLink label={messages.link} url={inviteUrl} copyLabel={messages.copy}>
          <ShareButton
            title={messages.shareTitle}
            text={messages.shareText}
            url={inviteUrl}
            note={messages.shareNote}
            label={messages.share}
          />
          <QrButton url={inviteUrl} />
        </CopyLink>
        <p className="ul-small ul-muted">{messages.linkHelp}</p>
        <form {...form.formProps}>
          <div className="ul-referral__lead">
            <TextField
              label={messages.lead}
              type="email"
              placeholder={messages.leadHint}
              {...form.field('email')}
            />
            <Button
              type="submit"
              isPending={form.isSending}
              icon={<Send className="ul-icon" size={16} aria-hidden />}
            >
              {messages.send}
            </Button>
          </div>
        </form>
        <FormFault form={form} />
        <p className="ul-small ul-muted" role="status">
          {sent && messages.sent(sent)}
        </p>
      </div>
    </Card>
  );
}
