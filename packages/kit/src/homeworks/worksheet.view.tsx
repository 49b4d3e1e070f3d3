import type { Schema } from '@uplink/api-client';
import { ANSWER_MAX_LENGTH } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { BlankField } from '@uplink/ui/blank-field';
import { Checkbox } from '@uplink/ui/choice';
import { TextArea } from '@uplink/ui/field';
import { lazyView } from '@uplink/ui/lazy-part';
import { Badge } from '@uplink/ui/status';
import { Fragment } from 'react';
import type { ExerciseQuestionProps } from '../exercises/exercise-question.view.tsx';
import type { ExerciseReviewProps } from '../exercises/exercise-review.view.tsx';
import { homeworkMessages } from './homework.messages.ts';
import { readBlanks, type WorksheetAnswers, writeBlank } from './worksheet.rules.ts';
import './homework.css';

/** Exercises come behind the page: most worksheets have none. */
const ExerciseQuestion = lazyView<ExerciseQuestionProps>(() =>
  import('../exercises/question-views.ts').then((module) => module.ExerciseQuestion),
);
const ExerciseReview = lazyView<ExerciseReviewProps>(() =>
  import('../exercises/question-views.ts').then((module) => module.ExerciseReview),
);

export interface WorksheetViewProps {
  /** The form: its sections with their items. */
  sections: readonly Schema<'HomeworkSection'>[];
  /** What is answered so far, by item. */
  answers: WorksheetAnswers;
  /** Items to mark as missing. */
  missing?: readonly string[];
  /** Answers are shown and can't be changed. @default false */
  isReadOnly?: boolean;
  /** Items that another version answers otherwise: each is marked. */
  changed?: readonly string[];
  /** What the server found in exercises that were handed in. */
  grades?: readonly Schema<'ItemGrade'>[] | undefined;
  /** Whether the reader answered it. @default true */
  isOwn?: boolean;
  /** Told the answer of an item after each change. */
  onAnswer?: (itemId: string, answer: string) => void;
}

/** The form of a digitized homework: checklists, open answers, sentences with blanks. */
export function WorksheetView({
  sections,
  answers,
  missing = [],
  isReadOnly = false,
  changed = [],
  grades = [],
  isOwn = true,
  onAnswer = () => {},
}: WorksheetViewProps) {
  const messages = useMessages(homeworkMessages);
  return (
    <>
      {sections.map((section) => (
        <div key={section.id} className="ul-worksheet">
          <h3 className="ul-h3">{section.title}</h3>
          <div className="ul-worksheet__list">
            {section.items.map((item) => (
              <div key={item.id} className="ul-worksheet__item">
                {changed.includes(item.id) && <Badge>{messages.changed}</Badge>}
                <Item
                  type={section.type}
                  item={item}
                  answer={answers[item.id]}
                  isReadOnly={isReadOnly}
                  isMissing={missing.includes(item.id)}
                  graded={grades.find(({ itemId }) => itemId === item.id)}
                  isOwn={isOwn}
                  onAnswer={(answer) => onAnswer(item.id, answer)}
                />
              </div>
            ))}
          </div>
        </div>
      ))}
    </>
  );
}

interface ItemProps extends Omit<SentenceProps, 'text'> {
  type: Schema<'HomeworkSection'>['type'];
  item: Schema<'HomeworkItem'>;
  graded: Schema<'ItemGrade'> | undefined;
  isOwn: boolean;
}

function Item({ type, item, graded, isOwn, ...props }: ItemProps) {
  const messages = useMessages(homeworkMessages);
  const { answer = '', isReadOnly, isMissing, onAnswer } = props;
  if (type === 'fillBlanks') return <Sentence text={item.text} {...props} />;
  if (type === 'exercise') return <Exercise {...{ item, graded, isOwn, ...props }} />;
  if (type === 'openAnswer') {
    return (
      <TextArea
        label={item.text}
        value={answer}
        isReadOnly={isReadOnly}
        maxLength={ANSWER_MAX_LENGTH}
        rows={4}
        errorMessage={isMissing ? messages.required : undefined}
        onChange={onAnswer}
      />
    );
  }
  return (
    <Checkbox
      isSelected={answer === 'true'}
      isReadOnly={isReadOnly}
      onChange={(isTicked) => onAnswer(isTicked ? 'true' : '')}
    >
      {item.text}
    </Checkbox>
  );
}

/** A network exercise: to solve, or with what the server found in it when it was handed in. */
function Exercise(props: Omit<ItemProps, 'type'>) {
  const messages = useMessages(homeworkMessages);
  const { item, answer = '', graded, isOwn, isReadOnly, isMissing, onAnswer } = props;
  const solved = isReadOnly ? graded?.exercise : undefined;
  const exercise = solved ?? item.exercise;
  return (
    <div>
      <h4 className="ul-h4">{solved?.definition.title ?? item.text}</h4>
      {exercise && isReadOnly && (
        <ExerciseReview
          asked={exercise}
          grade={graded?.grade}
          text={answer}
          correctText={null}
          isOwn={isOwn}
        />
      )}
      {exercise && !isReadOnly && (
        <ExerciseQuestion asked={exercise} text={answer} onText={onAnswer} />
      )}
      {isMissing && <p className="ul-small ul-fault">{messages.required}</p>}
    </div>
  );
}

interface SentenceProps {
  text: string;
  answer: string | undefined;
  isReadOnly: boolean;
  isMissing: boolean;
  onAnswer: (answer: string) => void;
}

function Sentence({ text, answer, isReadOnly, isMissing, onAnswer }: SentenceProps) {
  const messages = useMessages(homeworkMessages);
  const blanks = readBlanks(text, answer);
  return (
    <div>
      <p className="ul-worksheet__sentence">
        {text.split('___').map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a blank is known by its place in the sentence
          <Fragment key={index}>
            {index === 0 ? (
              part
            ) : (
              <BlankField
                label={messages.blank(index, text.split('___').join(messages.blankWord))}
                value={blanks[index - 1] ?? ''}
                isReadOnly={isReadOnly}
                isInvalid={isMissing && (blanks[index - 1] ?? '').trim() === ''}
                onChange={(value) => onAnswer(writeBlank(text, answer, index - 1, value))}
                after={part}
              />
            )}
          </Fragment>
        ))}
      </p>
      {isMissing && <p className="ul-small ul-fault">{messages.required}</p>}
    </div>
  );
}
