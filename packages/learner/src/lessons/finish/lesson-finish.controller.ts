import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { diplomaPath, lessonPath, productPath } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { contextQuery, diplomasQuery, lessonQuery, useUplink } from '@uplink/api-client/react';
import { lessonFinishMessages } from './lesson-finish.messages.ts';

export interface WayOn {
  label: string;
  href: string;
}

export interface LessonFinishReady {
  lesson: Schema<'Lesson'>;
  level: Pick<Schema<'UserContext'>, 'level' | 'totalXpPoints'>;
  /** Undefined until it is known. */
  wayOn: WayOn | undefined;
}

/** What a lesson gave, once all of it is done; undefined before. */
export function useLessonFinish(lessonId: number): LessonFinishReady | undefined {
  const messages = useMessages(lessonFinishMessages);
  const client = useUplink();
  const lesson = useQuery(lessonQuery(client, lessonId)).data;
  const level = useQuery(contextQuery(client)).data;
  const isDone = lesson !== undefined && lesson.remaining.length === 0;
  const isLast = isDone && lesson.next === null;
  const diplomas = useQuery({ ...diplomasQuery(client, {}), enabled: isLast });
  if (!isDone || !level) return undefined;
  const isKnown = !isLast || !diplomas.isPending;
  return {
    lesson,
    level,
    wayOn: isKnown ? wayOnOf(lesson, diplomas.data?.data ?? [], messages) : undefined,
  };
}

/** The next lesson; behind the last one the certificate of its product, where there is one. */
export function wayOnOf(
  { next, product }: Pick<Schema<'Lesson'>, 'next' | 'product'>,
  diplomas: readonly Schema<'Diploma'>[],
  messages: typeof lessonFinishMessages,
): WayOn | undefined {
  if (next) {
    return next.isLocked ? undefined : { label: messages.next, href: lessonPath(next.lesson) };
  }
  const diploma = diplomas.find(({ moduleName }) => moduleName === product.name);
  return diploma
    ? { label: messages.certificate, href: diplomaPath(diploma) }
    : { label: messages.outline, href: productPath(product) };
}
