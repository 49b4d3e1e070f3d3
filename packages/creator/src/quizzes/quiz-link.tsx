'use client';
import { useMessages } from '@uplink/api-client/messages';
import { lessonQuizQuery, notReady, useUplink } from '@uplink/api-client/react';
import { NotReadyView, useHeldQuery } from '@uplink/kit/states';
import { Skeleton } from '@uplink/ui/skeleton';
import { WorkLink } from '../shared/work-link.view.tsx';
import { quizEditorMessages } from './quiz-editor.messages.ts';

export interface QuizLinkProps {
  /** The lesson. */
  lessonId: number;
  /** Its editor. */
  href: string;
}

/** The quiz of a lesson in a line, and the way to its editor. */
export function QuizLink({ lessonId, href }: QuizLinkProps) {
  const messages = useMessages(quizEditorMessages);
  const query = useHeldQuery(lessonQuizQuery(useUplink(), lessonId));
  if (!query.data)
    return (
      <NotReadyView
        state={notReady(query)}
        noun={messages.noun}
        skeleton={<Skeleton height={40} />}
      />
    );
  const { quiz, canEdit } = query.data;
  return (
    <WorkLink
      work={quiz && { title: quiz.title, detail: messages.count(quiz.questions.length) }}
      canEdit={canEdit}
      href={href}
      words={messages}
    />
  );
}
