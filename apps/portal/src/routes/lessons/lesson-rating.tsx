import type { Schema } from '@uplink/api-client';
import { OwnRating } from '@uplink/learner/ratings';
import { Card } from '@uplink/ui/card';

/** What the learner thinks of a lesson; only an open one can be rated. */
export function LessonRating({ lesson }: { lesson: Schema<'Lesson'> }) {
  return (
    <Card className="ul-lesson__rating">
      <OwnRating
        moduleId={lesson.id}
        name={lesson.name}
        kind="lesson"
        isUnrated={!lesson.isRated}
      />
    </Card>
  );
}
