import { useMessages } from '@uplink/api-client/messages';
import { definitionOf, exerciseMessages } from '@uplink/kit/exercises';
import type { LessonExercisesReady } from './lesson-exercises.controller.ts';

export type ExerciseTabsProps = Pick<
  LessonExercisesReady,
  'exercises' | 'exercise' | 'onOpen' | 'checked'
>;

/** The exercises of the lesson, if it has several. */
export function ExerciseTabs({ exercises, exercise, onOpen, checked }: ExerciseTabsProps) {
  const messages = useMessages(exerciseMessages);
  if (exercises.length < 2) return null;
  return (
    <nav className="ul-exercise__tabs" aria-label={messages.all}>
      {exercises.map((one) => (
        <button
          key={one.id}
          type="button"
          className="ul-exercise__tab"
          aria-current={one.id === exercise.id ? 'page' : undefined}
          onClick={() => onOpen(one.id)}
        >
          {definitionOf(one).title}
          {checked.get(one.id)?.grade.passed && (
            <span className="ul-sr">, {messages.requiredMet}</span>
          )}
        </button>
      ))}
    </nav>
  );
}
