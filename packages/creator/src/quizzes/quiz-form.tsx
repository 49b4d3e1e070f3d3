import type { Schema } from '@uplink/api-client';
import { quizFaults } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { FormFault } from '@uplink/kit/forms';
import { TextField } from '@uplink/ui/field';
import { useId } from 'react';
import { useLastValid } from '../shared/questions/last-valid.ts';
import { QuestionPreview } from '../shared/questions/question-preview.tsx';
import { useQuestionList } from './question-list.controller.ts';
import { QuestionList } from './question-list.tsx';
import { useQuizEditing } from './quiz-editor.controller.ts';
import { quizEditorMessages } from './quiz-editor.messages.ts';
import { countChanges, faultsByQuestion, toQuizForm } from './quiz-form.rules.ts';
import { QuizFaults, QuizHead } from './quiz-head.tsx';
import './quiz-editor.css';

export interface QuizFormProps {
  lessonQuiz: Schema<'LessonQuiz'>;
  /** The lesson in its syllabus. */
  backHref: string;
}

/** The form of a quiz, with the learner's view of it. */
export function QuizForm({ lessonQuiz, backHref }: QuizFormProps) {
  const messages = useMessages(quizEditorMessages);
  const formId = useId();
  const editing = useQuizEditing(lessonQuiz);
  const { form, stored, statistics } = editing;
  const { values } = form;
  const faults = quizFaults(toQuizForm(values));
  const ofQuestions = faultsByQuestion(faults);
  const list = useQuestionList(form);
  const told = new Map(
    [...ofQuestions].filter(([index]) => form.isTried || list.isLeft(values.questions[index])),
  );
  const preview = useLastValid(values.questions);
  const isReadOnly = !lessonQuiz.canEdit;
  return (
    <>
      <QuizHead
        lessonQuiz={lessonQuiz}
        editing={editing}
        formId={formId}
        backHref={backHref}
        onImport={list.addAll}
        questionCount={values.questions.length}
        faultCount={told.size + Number(form.isTried && faults.title !== undefined)}
        changeCount={countChanges(values, stored)}
      />
      <div className="ul-quiz-editor">
        <form
          {...form.formProps}
          id={formId}
          onSubmit={(event) => {
            list.open([...ofQuestions.keys()]);
            form.formProps.onSubmit(event);
          }}
        >
          {told.size > 0 && <QuizFaults indexes={[...told.keys()]} onOpen={list.open} />}
          <FormFault form={form} />
          <div className="ul-quiz-editor__title">
            <TextField label={messages.title} isReadOnly={isReadOnly} {...form.field('title')} />
          </div>
          <QuestionList
            questions={values.questions}
            list={list}
            faults={ofQuestions}
            told={told}
            statistics={statistics}
            isReadOnly={isReadOnly}
            isMissing={form.isTried && faults.questions !== undefined}
          />
        </form>
        <QuestionPreview {...preview} currentKey={list.currentKey} />
      </div>
    </>
  );
}
