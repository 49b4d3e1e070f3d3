import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { type Answer, noAnswer, QuestionView, ReviewedQuestion } from '@uplink/kit/questions';
import { Card } from '@uplink/ui/card';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { useState } from 'react';
import { questionEditors } from './question-editors.ts';
import { type QuestionValues, toQuestion } from './question-values.ts';
import { questionsMessages } from './questions.messages.ts';
import './question-preview.css';

export interface QuestionPreviewProps {
  /** Those that can be asked, each in its last valid version. */
  questions: readonly QuestionValues[];
  /** Some show an older version than the form. */
  isOlder: boolean;
  /** Of the question that is worked on. */
  currentKey?: string | undefined;
}

type Mode = 'asking' | 'reviewed';

/** The questions as a learner sees them, before and after answering. Answers given here go nowhere. */
export function QuestionPreview({ questions, isOlder, currentKey }: QuestionPreviewProps) {
  const messages = useMessages(questionsMessages);
  const [mode, setMode] = useState<Mode>('asking');
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>({});
  return (
    <aside className="ul-qpreview" aria-label={messages.preview}>
      <Card
        title={messages.preview}
        isFlush
        aside={
          <SegmentedControl
            aria-label={messages.previewState}
            options={modeOptions(messages)}
            value={mode}
            onChange={setMode}
          />
        }
      >
        {isOlder && <p className="ul-small ul-muted ul-qpreview__note">{messages.older}</p>}
        {questions.length === 0 && (
          <p className="ul-small ul-muted ul-qpreview__note">{messages.nothing}</p>
        )}
        <div className="ul-qpreview__list">
          {questions.map((values, index) => (
            <div key={values.key} data-current={values.key === currentKey || undefined}>
              <Previewed
                values={values}
                position={index + 1}
                total={questions.length}
                mode={mode}
                answer={answers[values.key] ?? noAnswer}
                onAnswer={(answer) => setAnswers({ ...answers, [values.key]: answer })}
              />
            </div>
          ))}
        </div>
      </Card>
    </aside>
  );
}

const modeOptions = (messages: typeof questionsMessages) =>
  (['asking', 'reviewed'] as const).map((id) => ({ id, label: messages[id] }));

interface PreviewedProps {
  values: QuestionValues;
  position: number;
  total: number;
  mode: Mode;
  answer: Answer;
  onAnswer: (answer: Answer) => void;
}

function Previewed({ values, position, total, mode, answer, onAnswer }: PreviewedProps) {
  const question = toQuestion(values, position);
  const { ask, review } = questionEditors[values.type];
  const { id, type, explanation, link } = question;
  if (mode === 'asking') {
    const asked: Schema<'LearnerQuestion'> = { id, position, type, ...ask(question) };
    return (
      <QuestionView
        question={asked}
        total={total}
        answer={answer}
        onAnswer={onAnswer}
        onEnter={() => {}}
      />
    );
  }
  const reviewed = { id, position, type, ...review(question, answer), explanation, link };
  return <ReviewedQuestion question={reviewed} total={total} isOwn />;
}
