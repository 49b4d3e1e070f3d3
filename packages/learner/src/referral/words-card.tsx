'use client';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '@uplink/api-client/messages';
import { programResourcesQuery, useUplink } from '@uplink/api-client/react';
import { Card } from '@uplink/ui/card';
import { CopyText } from './copy-text.tsx';
import { referralMessages } from './referral.messages.ts';
import type { RewardsProps } from './referral.types.ts';
import './referral.css';

/** Words for a message, copied with the link: those of the program, or ours until there are any. */
export function WordsCard({ rewards: { program, inviteUrl } }: RewardsProps) {
  const messages = useMessages(referralMessages);
  const { data } = useQuery(programResourcesQuery(useUplink(), program));
  const text = data?.find((one) => one.text)?.text ?? messages.shareText;
  return (
    <Card title={messages.words}>
      <p className="ul-referral__gap ul-referral__words">{text}</p>
      <div className="ul-cluster">
        <CopyText text={`${text}\n${inviteUrl}`} />
      </div>
    </Card>
  );
}
