import type { Definition, Grade } from '@uplink/net/exercise';
import { Badge } from '@uplink/ui/status';
import { Check, Minus, X } from 'lucide-react';
import type { Engine } from './engine.types.ts';
import { type GoalState, goalStates } from './exercise.rules.ts';
import { messages } from './exercises.messages.ts';

export interface ExerciseTaskProps {
  definition: Definition;
  grade: Grade | undefined;
  engine: Engine | undefined;
}

/** What to do, and how far it is. */
export function ExerciseTask({ definition, grade, engine }: ExerciseTaskProps) {
  const { title, task, lists = [] } = definition;
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
      <ol className="ul-exercise__goals">
        {goalStates(definition, grade).map((state) => (
          <GoalItem key={state.goal.id} {...state} engine={engine} definition={definition} />
        ))}
      </ol>
      <p className="ul-small ul-muted ul-exercise__foot">
        {lists.length > 0 ? messages.everyPacket : messages.byMeaning}
      </p>
    </section>
  );
}

interface GoalItemProps extends GoalState {
  definition: Definition;
  engine: Engine | undefined;
}

function GoalItem({ goal, finding, definition, engine }: GoalItemProps) {
  const state = finding?.verdict ?? 'open';
  const said =
    finding && finding.verdict !== 'met'
      ? engine?.findingText(finding, (id) => nameOf(definition, id))
      : undefined;
  return (
    <li className="ul-exercise__goal" data-state={state}>
      <span className="ul-exercise__node" aria-hidden>
        {state === 'met' && <Check className="ul-icon" size={12} />}
        {state === 'unmet' && <X className="ul-icon" size={12} />}
        {state === 'undecided' && <Minus className="ul-icon" size={12} />}
      </span>
      <span>
        <b className="ul-medium">{goal.title}</b>
        <span className="ul-sr">. {messages.states[state]}.</span>{' '}
        {goal.optional && <Badge>{messages.optional}</Badge>}
        <span className="ul-small ul-muted ul-exercise__note">{said ?? goal.note}</span>
      </span>
    </li>
  );
}

/** What learners know a field, a list or a goal by. */
function nameOf({ fields = [], goals }: Definition, id: string) {
  return (
    fields.find((field) => field.id === id)?.label ??
    goals.find((goal) => goal.id === id)?.title ??
    id
  );
}
