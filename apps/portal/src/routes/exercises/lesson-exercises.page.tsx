import { useNavigate, useSearch } from '@tanstack/react-router';
import type { GoalCount } from '@uplink/kit/exercises';
import { LessonExercises } from '@uplink/learner/exercises';
import { useState } from 'react';
import { useLessonAddress } from '../shared/lesson-address.ts';
import { LessonFrame } from '../shared/lesson-frame.tsx';
import type { ExerciseSearch } from './exercises.search.ts';

export function LessonExercisesPage() {
  const { lessonId, productHref } = useLessonAddress();
  const { exercise }: ExerciseSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const [goals, setGoals] = useState<GoalCount>();
  const open = (id: number) =>
    void navigate({
      to: '.',
      search: (): ExerciseSearch => ({ exercise: id }),
      replace: true,
      resetScroll: false,
    });
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
      <LessonExercises
        lessonId={lessonId}
        exerciseId={exercise}
        onExerciseChange={open}
        backHref={productHref}
        onGoals={setGoals}
      />
    </LessonFrame>
  );
}
