import type { Schema } from '@uplink/api-client';
import type { waitingTimeMessages } from './waiting-time.messages.ts';

const hour = 3600;
const day = 24 * hour;

/** The typical wait in words and what it is based on; too few reviews give no estimate. */
export function waitingWords(
  { typicalSeconds, reviews, days }: Schema<'WaitingTime'>,
  messages: typeof waitingTimeMessages,
): string {
  if (typicalSeconds === null) return messages.tooFew;
  return messages.usual(roughly(typicalSeconds, messages), reviews, days);
}

/** Hours up to two days, then days. */
function roughly(seconds: number, messages: typeof waitingTimeMessages): string {
  if (seconds < hour) return messages.underAnHour;
  if (seconds < 2 * day) return messages.about(Math.round(seconds / hour), 'hour');
  return messages.about(Math.round(seconds / day), 'day');
}
