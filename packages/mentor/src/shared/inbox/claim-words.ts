import type { Schema } from '@uplink/api-client';
import { formatAgo } from '@uplink/api-client/domain';
import type { inboxMessages } from './inbox.messages.ts';

/** Who reviews a row of an inbox now; nothing when no one does. */
export function claimWords(
  claim: Schema<'ReviewClaim'> | null,
  ownUserId: number | undefined,
  now: Date,
  messages: typeof inboxMessages,
): string | undefined {
  if (claim === null || new Date(claim.until) <= now) return undefined;
  const since = formatAgo(claim.since, now);
  return claim.by.id === ownUserId
    ? messages.takenByYou(since)
    : messages.taken(claim.by.name, since);
}
