import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lessonQuery, useUplink } from '@uplink/api-client/react';
import { useEffect } from 'react';

/**
 * Lets a lesson count what a list of it shows; nothing while `count` is unknown. An answer that was asked
 * for before the list changed may come after it: the lesson is then told once more.
 */
export function useLessonCount(
  lessonId: number,
  counted: 'noteCount' | 'questionCount',
  count: number | undefined,
): void {
  const client = useUplink();
  const queries = useQueryClient();
  const { data: known } = useQuery({
    ...lessonQuery(client, lessonId),
    enabled: false,
    select: (lesson) => lesson[counted],
  });
  useEffect(() => {
    if (count === undefined || known === count) return;
    queries.setQueryData(
      lessonQuery(client, lessonId).queryKey,
      (lesson) => lesson && { ...lesson, [counted]: count },
    );
  }, [queries, client, lessonId, counted, known, count]);
}
