'use client';
import { useMessages } from '@uplink/api-client/messages';
import { exerciseMessages } from '@uplink/kit/exercises';
import { NotReadyView, PageSkeleton } from '@uplink/kit/states';
import { ExerciseView, type ExerciseViewProps } from './exercise.view.tsx';
import { useLessonExercises } from './lesson-exercises.controller.ts';

export interface LessonExercisesProps extends Pick<ExerciseViewProps, 'onGoals'> {
  /** The lesson. */
  lessonId: number;
  /**
   * The exercise that is open.
   * @default the first one, then what is opened
   */
  exerciseId?: number | undefined;
  /** Told which exercise is opened, to keep it in an address. */
  onExerciseChange?: (exerciseId: number) => void;
  /** Where the back link leads when the lesson is locked or missing. */
  backHref: string;
}

/** The exercises of a lesson: to solve, to check, and with a packet that shows what is wrong. */
export function LessonExercises({ backHref, onGoals, ...place }: LessonExercisesProps) {
  const messages = useMessages(exerciseMessages);
  const state = useLessonExercises(place);
  if (state.status === 'ready') return <ExerciseView {...state} onGoals={onGoals} />;
  return (
    <NotReadyView
      isPage
      state={state}
      noun={messages.load}
      backHref={backHref}
      skeleton={<PageSkeleton heights={[320, 240]} />}
    />
  );
}
