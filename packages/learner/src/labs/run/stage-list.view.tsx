import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Check } from 'lucide-react';
import { labRunMessages } from './lab-run.messages.ts';
import './lab-run.css';

export interface StageListProps {
  stages: readonly Schema<'LabStage'>[];
}

/** The stages of a lab in order: what is done, what is open, and what comes. */
export function StageList({ stages }: StageListProps) {
  const messages = useMessages(labRunMessages);
  return (
    <ol className="ul-lab-run__stages" aria-label={messages.stages}>
      {stages.map(({ title, state }, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: stages never change places, and two may have one title
          key={at}
          className="ul-lab-run__stage"
          data-state={state}
          aria-current={state === 'open' ? 'step' : undefined}
        >
          <span className="ul-lab-run__node" aria-hidden>
            {state === 'met' ? <Check className="ul-icon" size={12} /> : at + 1}
          </span>
          <span>
            <span className="ul-sr">{messages.stage(at + 1, stages.length)}: </span>
            {title}
            <span className="ul-sr">, {messages.states[state]}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
