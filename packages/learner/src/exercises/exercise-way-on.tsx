import { lessonPath } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { Button, LinkButton } from '@uplink/ui/button';
import { ArrowRight } from 'lucide-react';
import { useNextLesson } from './exercise-way-on.controller.ts';
import { exerciseWayOnMessages } from './exercise-way-on.messages.ts';
import type { LessonExercisesReady } from './lesson-exercises.controller.ts';

export type ExerciseWayOnProps = Pick<
  LessonExercisesReady,
  'lesson' | 'exercises' | 'exercise' | 'checked' | 'onOpen'
>;

/** On from a solved exercise: to one that is still open, else to the lesson, or to the next if this one is done. */
export function ExerciseWayOn(props: ExerciseWayOnProps) {
  const messages = useMessages(exerciseWayOnMessages);
  const { lesson, exercises, exercise, checked, onOpen } = props;
  const next = useNextLesson(lesson.id);
  // Only those below: a learner who left one out above isn't sent in a circle.
  const open = exercises
    .slice(exercises.findIndex(({ id }) => id === exercise.id) + 1)
    .find(({ id }) => !checked.get(id)?.grade.passed);
  const shared = {
    variant: 'primary' as const,
    endIcon: <ArrowRight className="ul-icon" size={18} aria-hidden />,
  };
  const openNext = (id: number) => {
    onOpen(id);
    // This button goes with its exercise: the focus goes to the name of the next one.
    const tabs = document.querySelectorAll<HTMLElement>('.ul-exercise__tab');
    tabs[exercises.findIndex((one) => one.id === id)]?.focus();
  };
  if (open)
    return (
      <Button {...shared} onPress={() => openNext(open.id)}>
        {messages.exercise}
      </Button>
    );
  return (
    <LinkButton {...shared} href={lessonPath(next ?? lesson)}>
      {next ? messages.nextLesson : messages.lesson}
    </LinkButton>
  );
}
