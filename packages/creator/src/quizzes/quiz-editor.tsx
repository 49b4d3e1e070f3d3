'use client';
import { useMessages } from '@uplink/api-client/messages';
import { NotReadyView } from '@uplink/kit/states';
import { Skeleton } from '@uplink/ui/skeleton';
import { useLessonQuiz } from './quiz-editor.controller.ts';
import { quizEditorMessages } from './quiz-editor.messages.ts';
import { QuizForm, type QuizFormProps } from './quiz-form.tsx';

export interface QuizEditorProps extends Omit<QuizFormProps, 'lessonQuiz'> {
  /** The lesson. */
  lessonId: number;
}

/** The quiz of a lesson as its author writes it, beside what a learner sees. */
export function QuizEditor({ lessonId, ...props }: QuizEditorProps) {
  const messages = useMessages(quizEditorMessages);
  const state = useLessonQuiz(lessonId);
  if (state.status === 'ready')
    return <QuizForm key={lessonId} lessonQuiz={state.lessonQuiz} {...props} />;
  return (
    <NotReadyView
      isPage
      state={state}
      noun={messages.noun}
      backHref={props.backHref}
      skeleton={<Skeleton height={480} />}
    />
  );
}
