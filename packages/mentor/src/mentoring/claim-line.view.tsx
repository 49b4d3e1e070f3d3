import type { Schema } from '@uplink/api-client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Status } from '@uplink/ui/status';
import type { Claiming } from '../shared/claim/claim.controller.ts';
import { deskMessages } from './desk.messages.ts';
import { useKeys } from './keys.controller.ts';

export interface DeskClaiming extends Claiming {
  claim: Schema<'ReviewClaim'> | null;
  holder: 'nobody' | 'me' | 'other';
}

/** Who has claimed the work that is open; C claims and releases it. */
export function ClaimLine({ claim, holder, isSending, error, onTake, onGiveBack }: DeskClaiming) {
  const messages = useMessages(deskMessages);
  const formats = useFormats();
  const toggle = holder === 'me' ? onGiveBack : onTake;
  useKeys(holder === 'other' ? {} : { c: toggle });
  return (
    <>
      {holder === 'me' && (
        <Status isBare kind="info">
          {messages.claimedByYou}
        </Status>
      )}
      {holder === 'other' && claim && (
        <Status isBare kind="pending">
          {messages.claimedBy(claim.by.name, formats.time(claim.until))}
        </Status>
      )}
      {holder !== 'other' && (
        <Button size="sm" variant="quiet" isPending={isSending} onPress={toggle}>
          {holder === 'me' ? messages.release : messages.claim}
        </Button>
      )}
      {error && holder !== 'other' && (
        <span className="ul-small ul-fault" role="alert">
          {error}
        </span>
      )}
    </>
  );
}
