import type { Schema } from '@uplink/api-client';
import type { Formats } from '@uplink/api-client/messages';
import type { StatusKind } from '@uplink/ui/status';
import type { certificatesMessages } from './certificates.messages.ts';

type Status = Schema<'DiplomaStatus'>;

/** How a state is drawn. */
export const statusKinds: Record<Status, StatusKind> = {
  valid: 'ok',
  expired: 'down',
  revoked: 'fault',
};

/** How long it is, or was, valid. */
export function validityOf(
  { expiresAt, status }: Pick<Schema<'Diploma'>, 'expiresAt' | 'status'>,
  messages: typeof certificatesMessages,
  formats: Formats,
) {
  if (expiresAt === null) return messages.lifetime;
  const date = formats.date(expiresAt);
  return status === 'expired' ? messages.expiredOn(date) : messages.validUntil(date);
}

/** What a verification page says above the facts. */
export function verdictOf(
  status: Status,
  messages: typeof certificatesMessages,
): { title: string; text: string } {
  const verdicts = {
    valid: { title: messages.genuine, text: messages.genuineText },
    expired: { title: messages.expiredTitle, text: messages.expiredText },
    revoked: { title: messages.revokedTitle, text: messages.revokedText },
  };
  return verdicts[status];
}
