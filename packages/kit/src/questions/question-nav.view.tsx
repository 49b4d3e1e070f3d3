import { useMessages } from '@uplink/api-client/messages';
import { Card } from '@uplink/ui/card';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { type QuestionStop, questionAnchor } from './answer.rules.ts';
import { questionMessages } from './question.messages.ts';
import './paper.css';
import './question-nav.css';

export interface QuestionNavProps {
  /** The questions in their order, each with its state. */
  stops: readonly QuestionStop[];
  /** Under the numbers. */
  children?: ReactNode;
}

/** The numbers of all questions; each brings its question and the focus into view. */
export function QuestionNav({ stops, children }: QuestionNavProps) {
  const messages = useMessages(questionMessages);
  return (
    <aside className="ul-paper__side">
      <Card>
        <h2 className="ul-h4 ul-paper__side-title">{messages.questions}</h2>
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

/** Under the numbers, where there is a keyboard: the letters that pick answers. */
export function QuestionKeys() {
  const messages = useMessages(questionMessages);
  return (
    <p className="ul-paper__keys ul-small ul-muted ul-hide-mobile">
      <kbd className="ul-kbd">A</kbd>
      <kbd className="ul-kbd">D</kbd>
      <span>{messages.pickByKey}</span>
    </p>
  );
}
