import { Card } from '@uplink/ui/card';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from './question.messages.ts';
import { questionAnchor } from './quiz-player.rules.ts';
import './question-nav.css';

export interface QuestionStop {
  position: number;
  /** Answered or not, before the review. */
  state?: 'done' | 'current' | 'open';
  /** Right or wrong, in the review. */
  kind?: 'ok' | 'fault';
  /** The state in words. */
  words: string;
}

export interface QuestionNavProps {
  stops: readonly QuestionStop[];
  /** Under the numbers. */
  children?: ReactNode;
}

/** The numbers of all questions; each brings its question and the focus into view. */
export function QuestionNav({ stops, children }: QuestionNavProps) {
  return (
    <aside className="ul-quiz__side">
      <Card>
        <h2 className="ul-h4 ul-quiz__side-title">{messages.questions}</h2>
        <nav className="ul-question-nav" aria-label={messages.questions}>
          {stops.map(({ position, state, kind, words }) => (
            <button
              key={position}
              type="button"
              data-state={state}
              data-kind={kind}
              aria-label={messages.stop(position, words)}
              aria-current={state === 'current' ? 'step' : undefined}
              onClick={() => document.getElementById(questionAnchor(position))?.focus()}
            >
              {(kind === 'ok' || state === 'done') && (
                <Check className="ul-icon" size={14} aria-hidden />
              )}
              {kind === 'fault' && <X className="ul-icon" size={14} aria-hidden />}
              <span>{position}</span>
            </button>
          ))}
        </nav>
        {children}
      </Card>
    </aside>
  );
}
