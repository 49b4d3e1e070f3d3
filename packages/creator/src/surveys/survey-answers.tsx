import type { Schema } from '@uplink/api-client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { surveyAnswersQuery, useUplink } from '@uplink/api-client/react';
import { NotReadyView, noContent, pageState, useHeldQuery } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { DataTable } from '@uplink/ui/data-table';
import { StepPager } from '@uplink/ui/pagination';
import { useAnswersFile } from './survey-editor.controller.ts';
import { surveysMessages } from './surveys.messages.ts';

export interface SurveyAnswersProps {
  /** The product that the survey belongs to. */
  productId: number;
  /** What the survey asks. */
  questions: readonly Schema<'SurveyQuestion'>[];
  /** The page of answers that is shown. */
  cursor?: string | undefined;
  /** Told where the page to show instead begins. */
  onCursorChange: (cursor: string) => void;
}

type Item = Schema<'SurveyAnswers'>;

/** What learners answered, the latest first. */
export function SurveyAnswers(props: SurveyAnswersProps) {
  const messages = useMessages(surveysMessages);
  const formats = useFormats();
  const { productId, questions, cursor, onCursorChange } = props;
  const state = pageState(useHeldQuery(surveyAnswersQuery(useUplink(), productId, cursor)));
  const file = useAnswersFile(productId);
  const words = new Map(questions.map(({ id, question }) => [id, question]));
  return (
    <Card
      isFlush
      title={messages.answers}
      aside={
        state.status === 'ready' && (
          <Button size="sm" isPending={file.isPending} onPress={() => file.mutate()}>
            {messages.download}
          </Button>
        )
      }
    >
      {file.isError && (
        <p className="ul-small ul-fault" role="alert">
          {file.error.message}
        </p>
      )}
      {state.status === 'ready' || state.status === 'loading' ? (
        <DataTable<Item>
          label={messages.answersNoun}
          columns={[
            {
              id: 'learner',
              label: messages.learner,
              isRowHeader: true,
              render: ({ user }) => user.name,
            },
            {
              id: 'answered',
              label: messages.answered,
              render: ({ answeredAt }) => formats.date(answeredAt),
            },
            {
              id: 'given',
              label: messages.given,
              render: ({ answers }) => (
                <dl className="ul-stack ul-gap-8">
                  {answers.map(({ questionId, choices, text }) => (
                    <div key={questionId}>
                      <dt className="ul-small ul-muted">
                        {words.get(questionId) ?? messages.unasked}
                      </dt>
                      <dd>{[...choices, text].filter(Boolean).join(', ')}</dd>
                    </div>
                  ))}
                </dl>
              ),
            },
          ]}
          rows={state.status === 'ready' ? state.items : []}
          rowKey={({ user }) => user.id}
          isLoading={state.status === 'loading'}
        />
      ) : (
        <NotReadyView
          state={state}
          noun={messages.answersNoun}
          skeleton={null}
          empty={noContent({ title: messages.noAnswers, text: messages.noAnswersText })}
        />
      )}
      {state.status === 'ready' && (
        <StepPager
          noun={messages.answersNoun}
          count={messages.count(state.paging.total)}
          paging={state.paging}
          onChange={onCursorChange}
        />
      )}
    </Card>
  );
}
