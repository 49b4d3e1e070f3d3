import { Note } from '@uplink/kit/states';
import { useState } from 'react';
import { messages } from './review.messages.ts';

export interface NewAttemptProps {
  learner: string;
  version: number;
}

/** Says that the learner handed in again while the work was open. */
export function NewAttempt({ learner, version }: NewAttemptProps) {
  const [opened] = useState(version);
  if (version === opened) return null;
  return (
    <Note kind="info" role="status">
      {messages.newAttempt(learner)}
    </Note>
  );
}
