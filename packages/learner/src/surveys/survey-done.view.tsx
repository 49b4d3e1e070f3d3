import { productPath } from '@uplink/api-client/domain';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { Button, LinkButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import type { SurveyReady } from './survey.controller.ts';
import { surveyMessages } from './survey.messages.ts';
import { answerText, toValues } from './survey.rules.ts';
import './survey.css';

export type SurveyDoneProps = Pick<SurveyReady, 'survey' | 'onChange'>;

/** Thanks, the way on, and what was answered. */
export function SurveyDone({ survey, onChange }: SurveyDoneProps) {
  const messages = useMessages(surveyMessages);
  const formats = useFormats();
  const { product, questions, answers, answeredAt } = survey;
  const values = toValues(answers);
  return (
    <div className="ul-survey">
      <header>
        <p className="ul-eyebrow">{product.name}</p>
        <h1 className="ul-h1" tabIndex={-1}>
          {messages.done}
        </h1>
        {answeredAt && (
          <p className="ul-lead ul-muted">{messages.doneText(formats.date(answeredAt))}</p>
        )}
      </header>
      <div className="ul-cluster ul-gap-12">
        <LinkButton variant="primary" href={productPath(product)}>
          {messages.go}
        </LinkButton>
        <Button onPress={onChange}>{messages.change}</Button>
      </div>
      <Card>
        <dl className="ul-survey__answers">
          {questions.map((question) => (
            <div key={question.id}>
              <dt className="ul-small ul-muted">{question.question}</dt>
              <dd>
                {answerText(values, question) ?? (
                  <span className="ul-subtle">{messages.notAnswered}</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}
