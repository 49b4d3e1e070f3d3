import type { Schema } from '@uplink/api-client';
import type { Formats } from '@uplink/api-client/messages';
import type { StatusKind } from '@uplink/ui/status';
import type { labsMessages } from './labs.messages.ts';

type Lab = Schema<'Lab'>;

/** How a state is drawn. */
export const stateKinds: Record<Lab['state'], StatusKind> = {
  ready: 'info',
  open: 'ok',
  expired: 'down',
  notYours: 'down',
};

/** What is in it: labs, questions, or both. */
export function sizeOf(
  { numberOfLabs, numberOfQuestions }: Lab,
  messages: typeof labsMessages,
): string {
  return [
    ...(numberOfLabs > 0 ? [messages.labs(numberOfLabs)] : []),
    ...(numberOfQuestions > 0 ? [messages.questions(numberOfQuestions)] : []),
  ].join(', ');
}

/** How long it is open, or why it is not. */
export function accessOf(
  { state, expiresAt }: Lab,
  messages: typeof labsMessages,
  formats: Formats,
): string {
  if (state === 'ready') return messages.ready;
  if (state === 'notYours' || expiresAt === null) return messages.notYours;
  const date = formats.date(expiresAt);
  return state === 'open' ? messages.openUntil(date) : messages.endedOn(date);
}

export function canLaunch({ state }: Lab): boolean {
  return state === 'ready' || state === 'open';
}
