'use client';
import { useMessages } from '@uplink/api-client/messages';
import {
  creatorLessonQuery,
  creatorModuleQuery,
  notReady,
  syllabusQuery,
  useUplink,
} from '@uplink/api-client/react';
import { NotReadyView, useHeldQuery } from '@uplink/kit/states';
import { Skeleton } from '@uplink/ui/skeleton';
import { LessonForm } from './lesson-form.tsx';
import { lessonPaneMessages } from './lesson-pane.messages.ts';
import type { LessonPaneProps } from './lesson-pane.types.ts';

/** A lesson beside the outline, to be written. */
export function LessonPane({ lessonId, productId, ...props }: LessonPaneProps) {
  const messages = useMessages(lessonPaneMessages);
  const client = useUplink();
  const query = useHeldQuery(creatorLessonQuery(client, lessonId));
  const sections = useHeldQuery(syllabusQuery(client, productId)).data?.sections ?? [];
  const permission = useHeldQuery(creatorModuleQuery(client, productId)).data?.permission;
  if (!query.data)
    return (
      <NotReadyView
        isMain
        state={notReady(query)}
        noun={messages.noun}
        skeleton={<Skeleton height={520} />}
      />
    );
  const all = sections.flatMap(({ lessons }) => lessons);
  const index = all.findIndex(({ id }) => id === lessonId);
  const section = sections.findIndex(({ lessons }) => lessons.some(({ id }) => id === lessonId));
  const number = sections[section]?.lessons.findIndex(({ id }) => id === lessonId) ?? 0;
  return (
    <LessonForm
      key={lessonId}
      lesson={query.data}
      isReadOnly={permission === 'view'}
      place={messages.place(section + 1, number + 1)}
      neighbours={{ previous: all[index - 1]?.id, next: all[index + 1]?.id }}
      {...props}
    />
  );
}
