import type { GoalCount } from '@uplink/kit/exercises';
import { LessonExercises } from '@uplink/learner/exercises';
import { useState } from 'react';
import { useLessonAddress } from '../shared/lesson-address.ts';
import { LessonFrame } from '../shared/lesson-frame.tsx';

export function LessonExercisesPage() {
  const { lessonId, productHref } = useLessonAddress();
  const [goals, setGoals] = useState<GoalCount>();
  return (
    <LessonFrame
      part="exercises"
      isFull
      progress={
        goals && {
          done: goals.met,
          total: goals.total,
          words: `${goals.met} of ${goals.total} goals`,
        }
      }
    >
      <LessonExercises lessonId={lessonId} backHref={productHref} onGoals={setGoals} />
    </LessonFrame>
  );
}
