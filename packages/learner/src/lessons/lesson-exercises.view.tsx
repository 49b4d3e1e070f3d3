import type { Schema } from '@uplink/api-client';
import { lessonPath } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { LinkButton } from '@uplink/ui/button';
import { lessonExercisesMessages } from './lesson-exercises.messages.ts';

export interface LessonExercisesViewProps {
  lesson: Schema<'Lesson'>;
  /** What its exercises are called. */
  names: readonly string[];
}

/** The exercises of a lesson, with the way to them. */
export function LessonExercisesView({ lesson, names }: LessonExercisesViewProps) {
  const messages = useMessages(lessonExercisesMessages);
  return (
    <div className="ul-row" data-justify="between">
      <div>
        <p className="ul-small ul-muted">{messages.exercises(names.length)}</p>
        <p className="ul-medium">{names.join(', ')}</p>
      </div>
      <LinkButton
        size="lg"
        href={lessonPath({ ...lesson, sectionId: lesson.section.id }, 'exercises')}
      >
        {messages.open}
      </LinkButton>
    </div>
  );
}
