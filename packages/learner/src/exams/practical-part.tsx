'use client';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Card } from '@uplink/ui/card';
import { Checkbox } from '@uplink/ui/choice';
import { useTicking } from './practical-part.controller.ts';
import { practicalPartMessages } from './practical-part.messages.ts';
import './exam.css';

export interface PracticalPartProps {
  exam: Schema<'Exam'>;
}

/** The practical checklist of an SQC; nothing for an exam, which has none. */
export function PracticalPart({ exam }: PracticalPartProps) {
  const messages = useMessages(practicalPartMessages);
  const { sendingId, error, onTick } = useTicking(exam);
  const { checklist, state } = exam;
  if (checklist.length === 0) return null;
  const done = checklist.filter(({ doneAt }) => doneAt !== null).length;
  return (
    <Card
      title={messages.title}
      className="ul-exam-card"
      aside={<span className="ul-small ul-muted">{messages.done(done, checklist.length)}</span>}
    >
      <p className="ul-small ul-muted">{messages.text}</p>
      <ul className="ul-exam-checklist">
        {checklist.map(({ id, text, doneAt }) => (
          <li key={id}>
            <Checkbox
              isSelected={doneAt !== null}
              isReadOnly={sendingId === id}
              onChange={(isDone) => onTick(id, isDone)}
            >
              {text}
            </Checkbox>
          </li>
        ))}
      </ul>
      {error && (
        <p className="ul-small ul-fault" role="alert">
          {error}
        </p>
      )}
      {state === 'passed' && done < checklist.length && (
        <p className="ul-medium">{messages.open}</p>
      )}
    </Card>
  );
}
