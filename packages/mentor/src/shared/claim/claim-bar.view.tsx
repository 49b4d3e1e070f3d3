import type { Schema } from '@uplink/api-client';
import { type Formats, useFormats, useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { type Claiming, claimHolder } from './claim.controller.ts';
import { claimMessages } from './claim.messages.ts';

export interface ClaimBarProps extends Claiming {
  claim: Schema<'ReviewClaim'> | null;
  ownUserId: number;
}

/** Who has taken work to review, since when and until when; takes it and gives it back. */
export function ClaimBar({
  claim,
  ownUserId,
  isSending,
  error,
  onTake,
  onGiveBack,
}: ClaimBarProps) {
  const messages = useMessages(claimMessages);
  const formats = useFormats();
  const holder = claimHolder(claim, ownUserId);
  return (
    <div className="ul-stack ul-gap-8">
      <p className="ul-small ul-muted" role="status">
        {wordsOf(claim, holder, messages, formats)}
      </p>
      {error && holder !== 'other' && (
        <p className="ul-small ul-fault" role="alert">
          {error}
        </p>
      )}
      {holder !== 'other' && (
        <Button size="sm" isPending={isSending} onPress={holder === 'me' ? onGiveBack : onTake}>
          {holder === 'me' ? messages.giveBack : messages.take}
        </Button>
      )}
    </div>
  );
}

function wordsOf(
  claim: Schema<'ReviewClaim'> | null,
  holder: ReturnType<typeof claimHolder>,
  messages: typeof claimMessages,
  formats: Formats,
) {
  if (claim === null || holder === 'nobody') return messages.free;
  if (holder === 'me') return messages.own(formats.time(claim.until));
  return messages.other(claim.by.name, formats.time(claim.since), formats.time(claim.until));
}
