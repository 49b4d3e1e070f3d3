'use client';
import { useMessages } from '@uplink/api-client/messages';
import { lessonHomeworkQuery, notReady, useUplink } from '@uplink/api-client/react';
import { NotReadyView, useHeldQuery } from '@uplink/kit/states';
import { Skeleton } from '@uplink/ui/skeleton';
import { WorkLink } from '../shared/work-link.view.tsx';
import { homeworkEditorMessages } from './homework-editor.messages.ts';

export interface HomeworkLinkProps {
  /** The lesson. */
  lessonId: number;
  /** Its editor. */
  href: string;
}

/** The homework of a lesson in a line, and the way to its editor. */
export function HomeworkLink({ lessonId, href }: HomeworkLinkProps) {
  const messages = useMessages(homeworkEditorMessages);
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
  return (
    <WorkLink
      work={homework && { title: homework.title, detail: messages.types[homework.type] }}
      canEdit={canEdit}
      href={href}
      words={{ ...messages, none: messages.noHomework }}
    />
  );
}
