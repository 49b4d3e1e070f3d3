import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { type FormEvent, useRef } from 'react';
import type { SurveyReady } from './survey.controller.ts';
import { surveyMessages } from './survey.messages.ts';
import { valueIn } from './survey.rules.ts';
import { SurveyQuestionView } from './survey-question.view.tsx';
import './survey.css';

export type SurveyViewProps = Omit<SurveyReady, 'status' | 'isOpen' | 'onChange'>;

/** The questions under each other, and the one button. */
export function SurveyView(props: SurveyViewProps) {
  const messages = useMessages(surveyMessages);
  const { survey, values, errors, onAnswer, isSending, sendError, onSend } = props;
  const form = useRef<HTMLFormElement>(null);
  const faults = Object.keys(errors).length;
  function send(event: FormEvent) {
    event.preventDefault();
    onSend();
    // The first question with a fault is marked as soon as this is drawn.
    requestAnimationFrame(() =>
      form.current
        ?.querySelector<HTMLElement>('[data-fault] input, [data-fault] textarea')
        ?.focus(),
    );
  }
  return (
    <div className="ul-survey">
      <header>
        <p className="ul-eyebrow">{survey.product.name}</p>
        <h1 className="ul-h1" tabIndex={-1}>
          {survey.title}
        </h1>
        <p className="ul-lead ul-muted">{survey.intro}</p>
      </header>
      <Card>
        <form ref={form} className="ul-stack ul-gap-24" noValidate onSubmit={send}>
          {survey.questions.map((question) => (
            <div key={question.id} data-fault={errors[question.id] && ''}>
              <SurveyQuestionView
                question={question}
                {...valueIn(values, question)}
                error={errors[question.id]}
                onAnswer={(answer) => onAnswer(question.id, answer)}
              />
            </div>
          ))}
          <div className="ul-cluster ul-gap-12">
            <Button variant="primary" type="submit" isPending={isSending}>
              {survey.answeredAt === null ? messages.send : messages.sendAgain}
            </Button>
            <span className="ul-fault" role="status">
              {faults > 0 && messages.faults(faults)}
            </span>
          </div>
          {sendError && (
            <p className="ul-fault" role="alert">
              {messages.notSent(sendError)}
            </p>
          )}
        </form>
      </Card>
    </div>
  );
}
