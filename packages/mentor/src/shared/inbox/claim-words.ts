import type { Schema } from '@uplink/api-client';
import type { Formats } from '@uplink/api-client/messages';
import type { inboxMessages } from './inbox.messages.ts';

/** Who reads an inbox, and when. */
export interface InboxReader {
  ownUserId: number | undefined;
  now: Date;
}

/** Who reviews a row of an inbox now; nothing when no one does. */
export function claimWords(
  claim: Schema<'ReviewClaim'> | null,
  { ownUserId, now }: InboxReader,
  messages: typeof inboxMessages,
  formats: Formats,
): string | undefined {
  if (claim === null || new Date(claim.until) <= now) return undefined;
  const since = formats.ago(claim.since, now);
  return claim.by.id === ownUserId
    ? messages.takenByYou(since)
    : messages.taken(claim.by.name, since);
}
