import { useMessages } from '@uplink/api-client/messages';
import {
  definitionOf,
  drawnOf,
  ExercisePaper,
  type ExercisePaperProps,
  exerciseMessages,
  sameTexts,
} from '@uplink/kit/exercises';
import { useMemo } from 'react';
import { CheckBar } from '../shared/check-bar.view.tsx';
import { ExerciseTabs } from './exercise-tabs.view.tsx';
import type { LessonExercisesReady } from './lesson-exercises.controller.ts';

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
      <ExercisePaper {...props} key={exercise.id} drawn={drawn} checked={last}>
        <CheckBar
          {...props}
          isCurrent={last !== undefined && sameTexts(last.texts, texts)}
          {...((definitionOf(exercise).lists ?? []).length > 0 && { label: messages.checkList })}
          at={last?.at}
        />
      </ExercisePaper>
    </>
  );
}
