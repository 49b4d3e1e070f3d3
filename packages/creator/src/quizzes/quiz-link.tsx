'use client';
import { lessonQuizQuery, notReady, useUplink } from '@uplink/api-client/react';
import { NotReadyView, useHeldQuery } from '@uplink/kit/states';
import { LinkButton } from '@uplink/ui/button';
import { Skeleton } from '@uplink/ui/skeleton';
import { messages } from './quiz-editor.messages.ts';

export interface QuizLinkProps {
  lessonId: number;
  /** Its editor. */
  href: string;
}

/** The quiz of a lesson in a line, and the way to its editor. */
export function QuizLink({ lessonId, href }: QuizLinkProps) {
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
  if (!quiz && !canEdit) return null;
  return (
    <div className="ul-row" data-justify="between">
      <span>
        {quiz ? quiz.title : messages.none}{' '}
        {quiz && <span className="ul-muted">{messages.count(quiz.questions.length)}</span>}
      </span>
      <LinkButton size="sm" href={href}>
        {quiz ? messages.edit : messages.create}
      </LinkButton>
    </div>
  );
}
