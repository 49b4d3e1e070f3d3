import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Card } from '@uplink/ui/card';
import { ChevronDown } from 'lucide-react';
import { frontMessages } from './front.messages.ts';
import { Section } from './section.view.tsx';
import './front-folds.css';
import './front-questions.css';

export interface FrontQuestionsProps {
  questions: Schema<'FrontQuestion'>[];
}

/** What people ask before they begin. */
export function FrontQuestions({ questions }: FrontQuestionsProps) {
  const messages = useMessages(frontMessages);
  if (questions.length === 0) return null;
  return (
    <Section title={messages.questions}>
      <Card isFlush className="ul-front-questions">
        {questions.map(({ question, html }) => (
          <details key={question}>
            <summary>
              <span>{question}</span>
              <ChevronDown className="ul-icon" size={16} aria-hidden />
            </summary>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when it was stored */}
            <div className="ul-front-text" dangerouslySetInnerHTML={{ __html: html }} />
          </details>
        ))}
      </Card>
    </Section>
  );
}
