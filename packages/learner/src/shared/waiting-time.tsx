import type { Schema } from '@uplink/api-client';
import { waitingWords } from './waiting-time.rules.ts';

export interface WaitingTimeProps {
  waiting: Schema<'WaitingTime'>;
}

/** How long a review usually takes, or that there is too little data to say. */
export function WaitingTime({ waiting }: WaitingTimeProps) {
  return <p className="ul-small ul-muted">{waitingWords(waiting)}</p>;
}
