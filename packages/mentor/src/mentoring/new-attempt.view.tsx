import { useMessages } from '@uplink/api-client/messages';
import { Note } from '@uplink/kit/states';
import { useState } from 'react';
import { reviewMessages } from './review.messages.ts';

export interface NewAttemptProps {
  learner: string;
  version: number;
}

/** Says that the learner handed in again while the work was open. */
export function NewAttempt({ learner, version }: NewAttemptProps) {
  const messages = useMessages(reviewMessages);
  const [opened] = useState(version);
  if (version === opened) return null;
  return (
    <Note kind="info" role="status">
      {messages.newAttempt(learner)}
    </Note>
  );
}
