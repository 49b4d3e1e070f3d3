import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { SaveBar } from '@uplink/kit/forms';
import { Button } from '@uplink/ui/button';
import { Icon } from '@uplink/ui/icon';
import { lazyView } from '@uplink/ui/lazy-part';
import { CircleX, FileUp, Library } from 'lucide-react';
import { useState } from 'react';
import { questionCardId } from '../shared/questions/question-card.tsx';
import { fromFile, type QuestionValues } from '../shared/questions/question-values.ts';
import { RemoveWork, WorkHead } from '../shared/work-head.tsx';
import { bankPickerMessages } from './bank-picker.messages.ts';
import type { QuizEditing } from './quiz-editor.controller.ts';
import { quizEditorMessages } from './quiz-editor.messages.ts';

export interface QuizHeadProps {
  lessonQuiz: Schema<'LessonQuiz'>;
  editing: QuizEditing;
  formId: string;
  backHref: string;
  onImport: (questions: QuestionValues[]) => void;
  questionCount: number;
  /** How many questions show a fault. */
  faultCount: number;
  changeCount: number;
}

/** What is edited, its state, and the button that saves it. */
export function QuizHead(props: QuizHeadProps) {
  const messages = useMessages(quizEditorMessages);
  const { lessonQuiz, editing, formId, backHref, questionCount, faultCount, changeCount } = props;
  const { lesson, xpPoints, canEdit, quiz } = lessonQuiz;
  return (
    <WorkHead
      title={messages.heading(lesson.name)}
      faults={faultCount > 0 ? messages.faults(faultCount) : undefined}
      facts={`${messages.facts(questionCount, xpPoints, lesson.name)} ${canEdit ? '' : messages.readOnly}`}
      back={{ href: backHref, label: messages.back }}
    >
      {canEdit && (
        <SaveBar
          formId={formId}
          form={editing.form}
          changeCount={changeCount}
          action={messages.save}
        >
          <ImportButton onImport={props.onImport} />
          <FileButton onImport={props.onImport} />
          {quiz && <Remove quiz={quiz} editing={editing} />}
        </SaveBar>
      )}
    </WorkHead>
  );
}

const BankPicker = lazyView(async () => (await import('./bank-picker.tsx')).BankPicker);

function ImportButton({ onImport }: Pick<QuizHeadProps, 'onImport'>) {
  const bankMessages = useMessages(bankPickerMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Icon as={Library} size={18} />} onPress={() => setOpen(true)}>
        {bankMessages.open}
      </Button>
      {isOpen && <BankPicker onAdd={onImport} onClose={() => setOpen(false)} />}
    </>
  );
}

const ImportQuestions = lazyView(
  async () => (await import('../shared/question-files/import-questions.tsx')).ImportQuestions,
);

function FileButton({ onImport }: Pick<QuizHeadProps, 'onImport'>) {
  const messages = useMessages(quizEditorMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Icon as={FileUp} size={18} />} onPress={() => setOpen(true)}>
        {messages.importFile}
      </Button>
      {isOpen && (
        <ImportQuestions
          onAdd={async (questions) => onImport(questions.map(fromFile))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function Remove({ quiz, editing }: { quiz: Schema<'CreatorQuiz'>; editing: QuizEditing }) {
  const messages = useMessages(quizEditorMessages);
  return (
    <RemoveWork {...editing} words={messages} title={messages.removeTitle(quiz.lesson.name)}>
      {quiz.submissionCount > 0
        ? messages.stays(quiz.submissionCount, quiz.learnerCount)
        : messages.unanswered}
    </RemoveWork>
  );
}

export interface QuizFaultsProps {
  /** Of the questions with a fault. */
  indexes: readonly number[];
  onOpen: (indexes: readonly number[]) => void;
}

/** How many questions stand in the way, each a link to it. */
export function QuizFaults({ indexes, onOpen }: QuizFaultsProps) {
  const messages = useMessages(quizEditorMessages);
  return (
    <div className="ul-row ul-quiz-editor__faults" role="alert">
      <Icon as={CircleX} size={18} />
      <div className="ul-grow">
        {messages.correct}{' '}
        {indexes.map((index, place) => (
          <span key={index}>
            {place > 0 && ', '}
            <Button
              variant="link"
              onPress={() => {
                onOpen([index]);
                document.getElementById(questionCardId(index + 1))?.focus();
              }}
            >
              {messages.question(index + 1)}
            </Button>
          </span>
        ))}
      </div>
    </div>
  );
}
