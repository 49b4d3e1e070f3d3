import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { waitingTimeMessages } from './waiting-time.messages.ts';

export interface WaitingTimeProps {
  waiting: Schema<'WaitClass'> | null;
}

/** How long a review usually takes, or that there is too little data to say. */
export function WaitingTime({ waiting }: WaitingTimeProps) {
  const messages = useMessages(waitingTimeMessages);
  return <p className="ul-small ul-muted">{waiting ? messages.usual(waiting) : messages.tooFew}</p>;
}
