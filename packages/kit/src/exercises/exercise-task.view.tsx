import { useMessages } from '@uplink/api-client/messages';
import { exerciseMessages } from './exercise.messages.ts';
import { footOf } from './exercise.rules.ts';
import { ExerciseGoals, type ExerciseGoalsProps } from './exercise-goals.view.tsx';

/** What to do, and how far it is. */
export function ExerciseTask(props: ExerciseGoalsProps) {
  const messages = useMessages(exerciseMessages);
  const { title, task } = props.definition;
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
