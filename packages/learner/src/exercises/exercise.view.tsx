import { useMessages } from '@uplink/api-client/messages';
import {
  definitionOf,
  drawnOf,
  ExercisePaper,
  type ExercisePaperProps,
  exerciseMessages,
  sameTexts,
} from '@uplink/kit/exercises';
import { lazyView } from '@uplink/ui/lazy-part';
import { useMemo } from 'react';
import { CheckBar } from '../shared/check-bar.view.tsx';
import { ExerciseTabs } from './exercise-tabs.view.tsx';
import type { ExerciseWayOnProps } from './exercise-way-on.tsx';
import type { LessonExercisesReady } from './lesson-exercises.controller.ts';

/** Comes once it is needed: an exercise has to be solved first. */
const ExerciseWayOn = lazyView<ExerciseWayOnProps>(() =>
  import('./exercise-way-on.tsx').then((module) => module.ExerciseWayOn),
);

export interface ExerciseViewProps
  extends Omit<LessonExercisesReady, 'status'>,
    Pick<ExercisePaperProps, 'onGoals'> {}

/** The exercises of a lesson, one of them open. */
export function ExerciseView(props: ExerciseViewProps) {
  const messages = useMessages(exerciseMessages);
  const { exercise, texts, checked } = props;
  const drawn = useMemo(() => drawnOf(exercise), [exercise]);
  const last = checked.get(exercise.id);
  return (
    <>
      <ExerciseTabs {...props} />
      <ExercisePaper
        {...props}
        key={exercise.id}
        drawn={drawn}
        checked={last}
        wayOn={<ExerciseWayOn {...props} />}
      >
        <CheckBar
          {...props}
          isCurrent={last !== undefined && sameTexts(last.texts, texts)}
          label={definitionOf(exercise).lists?.length ? messages.checkList : undefined}
          at={last?.at}
        />
      </ExercisePaper>
    </>
  );
}
