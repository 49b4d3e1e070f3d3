import { useQuery } from '@tanstack/react-query';
import { lessonQuery, useUplink } from '@uplink/api-client/react';
import { OwnRating } from '@uplink/learner/ratings';
import { Card } from '@uplink/ui/card';

/** What the learner thinks of a lesson; there once the lesson is, for only an open one can be rated. */
export function LessonRating({ lessonId }: { lessonId: number }) {
  const lesson = useQuery(lessonQuery(useUplink(), lessonId)).data;
  if (!lesson) return null;
  return (
    <Card className="ul-lesson__rating">
      <OwnRating key={lessonId} moduleId={lessonId} name={lesson.name} kind="lesson" />
    </Card>
  );
}
