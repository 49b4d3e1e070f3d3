import { LessonExercises } from '@uplink/learner/exercises';
import { useLessonAddress } from '../shared/lesson-address.ts';
import { LessonFrame } from '../shared/lesson-frame.tsx';

export function LessonExercisesPage() {
  const { lessonId, productHref } = useLessonAddress();
  return (
    <LessonFrame part="exercises" isFull>
      <LessonExercises lessonId={lessonId} backHref={productHref} />
    </LessonFrame>
  );
}
