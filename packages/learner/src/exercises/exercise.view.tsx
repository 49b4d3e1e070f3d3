import { definitionOf, drawnOf, ExercisePaper, sameTexts } from '@uplink/kit/exercises';
import { useMemo } from 'react';
import { CheckBar } from './check-bar.view.tsx';
import { ExerciseTabs } from './exercise-tabs.view.tsx';
import type { LessonExercisesReady } from './lesson-exercises.controller.ts';

export type ExerciseViewProps = Omit<LessonExercisesReady, 'status'>;

/** The exercises of a lesson, one of them open. */
export function ExerciseView(props: ExerciseViewProps) {
  const { exercise, texts, checked, onChange, onCheck, engine } = props;
  const drawn = useMemo(() => drawnOf(exercise), [exercise]);
  const last = checked.get(exercise.id);
  return (
    <>
      <ExerciseTabs {...props} />
      <ExercisePaper
        key={exercise.id}
        drawn={drawn}
        texts={texts}
        onChange={onChange}
        onCheck={onCheck}
        checked={last}
        engine={engine}
      >
        <CheckBar
          {...props}
          isCurrent={last !== undefined && sameTexts(last.texts, texts)}
          hasLists={(definitionOf(exercise).lists ?? []).length > 0}
          at={last?.at}
        />
      </ExercisePaper>
    </>
  );
}
