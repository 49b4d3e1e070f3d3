import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { lessonQuery, useUplink } from '@uplink/api-client/react';

/** The lesson after one that is done; undefined while there is something left in it, or the next one is closed. */
export function useNextLesson(lessonId: number): Schema<'LessonRef'> | undefined {
  const { data: lesson } = useQuery(lessonQuery(useUplink(), lessonId));
  const isOpen = lesson?.remaining.length === 0 && lesson.next?.isLocked === false;
  return isOpen ? lesson.next?.lesson : undefined;
}
