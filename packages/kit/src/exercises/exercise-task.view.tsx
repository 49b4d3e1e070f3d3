import { useMessages } from '@uplink/api-client/messages';
import { useEffect } from 'react';
import { exerciseMessages } from './exercise.messages.ts';
import { footOf, metCount } from './exercise.rules.ts';
import type { ExercisePaperProps } from './exercise.types.ts';
import { ExerciseGoals, type ExerciseGoalsProps } from './exercise-goals.view.tsx';

export interface ExerciseTaskProps
  extends ExerciseGoalsProps,
    Pick<ExercisePaperProps, 'onGoals'> {}

/** What to do, and how far it is. */
export function ExerciseTask({ onGoals, ...props }: ExerciseTaskProps) {
  const messages = useMessages(exerciseMessages);
  const { title, task, goals } = props.definition;
  const met = metCount(props.grade);
  useEffect(() => onGoals?.({ met, total: goals.length }), [onGoals, met, goals.length]);
  return (
    <section className="ul-exercise__task" aria-label={messages.task}>
      <h1 className="ul-h2" tabIndex={-1}>
        {title}
      </h1>
      {task.map((paragraph) => (
        <p key={paragraph} className="ul-muted ul-exercise__words">
          {paragraph}
        </p>
      ))}
      <h2 className="ul-h4 ul-exercise__heading">{messages.goals}</h2>
      <ExerciseGoals {...props} />
      <p className="ul-small ul-muted ul-exercise__foot">
        {messages.foot[footOf(props.definition)]}
      </p>
    </section>
  );
}
