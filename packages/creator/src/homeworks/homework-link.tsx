'use client';
import { lessonHomeworkQuery, notReady, useUplink } from '@uplink/api-client/react';
import { NotReadyView, useHeldQuery } from '@uplink/kit/states';
import { LinkButton } from '@uplink/ui/button';
import { Skeleton } from '@uplink/ui/skeleton';
import { messages } from './homework-editor.messages.ts';

export interface HomeworkLinkProps {
  lessonId: number;
  /** Its editor. */
  href: string;
}

/** The homework of a lesson in a line, and the way to its editor. */
export function HomeworkLink({ lessonId, href }: HomeworkLinkProps) {
  const query = useHeldQuery(lessonHomeworkQuery(useUplink(), lessonId));
  if (!query.data)
    return (
      <NotReadyView
        state={notReady(query)}
        noun={messages.noun}
        skeleton={<Skeleton height={40} />}
      />
    );
  const { homework, canEdit } = query.data;
  if (!homework && !canEdit) return null;
  return (
    <div className="ul-row" data-justify="between">
      <span>
        {homework ? homework.title : messages.noHomework}{' '}
        {homework && <span className="ul-muted">{messages.types[homework.type]}</span>}
      </span>
      <LinkButton size="sm" href={href}>
        {homework ? messages.edit : messages.create}
      </LinkButton>
    </div>
  );
}
