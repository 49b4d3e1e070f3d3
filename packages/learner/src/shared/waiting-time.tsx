import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { waitingTimeMessages } from './waiting-time.messages.ts';
import { waitingWords } from './waiting-time.rules.ts';

export interface WaitingTimeProps {
  waiting: Schema<'WaitingTime'>;
}

/** How long a review usually takes, or that there is too little data to say. */
export function WaitingTime({ waiting }: WaitingTimeProps) {
  const messages = useMessages(waitingTimeMessages);
  return <p className="ul-small ul-muted">{waitingWords(waiting, messages)}</p>;
}
