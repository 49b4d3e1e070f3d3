'use client';
import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { ownModerationQuery, useUplink } from '@uplink/api-client/react';
import { moderationMessages } from '@uplink/kit/moderation';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Status } from '@uplink/ui/status';
import { useState } from 'react';
import { AppealDialog } from './appeal-dialog.tsx';
import { ownModerationMessages } from './own-moderation.messages.ts';
import './own-moderation.css';

/** What staff decided on something of one's own, with a way to ask for a second look; nothing without. */
export function OwnModeration() {
  const messages = useMessages(ownModerationMessages);
  const { data = [] } = useQuery(ownModerationQuery(useUplink()));
  const [asked, setAsked] = useState<number>();
  if (data.length === 0) return null;
  return (
    <Card title={messages.title}>
      <ul className="ul-own-moderation">
        {data.map((one) => (
          <Decision key={one.id} {...one} onAppeal={() => setAsked(one.id)} />
        ))}
      </ul>
      {asked !== undefined && <AppealDialog caseId={asked} onClose={() => setAsked(undefined)} />}
    </Card>
  );
}

function Decision(props: Schema<'OwnModeration'> & { onAppeal: () => void }) {
  const moderationTexts = useMessages(moderationMessages);
  const messages = useMessages(ownModerationMessages);
  const formats = useFormats();
  const { kind, status, action, text, reason, date, canAppeal, appeal, onAppeal } = props;
  const isHeld = status === 'held';
  return (
    <li className="ul-own-moderation__one ul-stack ul-gap-8">
      <p className="ul-cluster ul-gap-8">
        <b className="ul-medium">{moderationTexts.kinds[kind]}</b>
        <Status kind={action === 'keep' ? 'ok' : 'pending'} isBare>
          {isHeld || !action ? messages.statuses[status] : messages.actions[action]}
        </Status>
        {status !== 'decided' && !isHeld && (
          <span className="ul-small ul-muted">{messages.statuses[status]}</span>
        )}
        <span className="ul-cap ul-subtle">{formats.date(date)}</span>
      </p>
      <p className="ul-small ul-muted ul-own-moderation__text">{text}</p>
      {isHeld && <p className="ul-small">{messages.held}</p>}
      {reason && <p className="ul-small">{messages.why(reason)}</p>}
      {appeal && <p className="ul-small ul-muted">{messages.yours(appeal)}</p>}
      {canAppeal && (
        <div>
          <Button size="sm" onPress={onAppeal}>
            {messages.appeal}
          </Button>
        </div>
      )}
    </li>
  );
}
