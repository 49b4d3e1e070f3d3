import { useMessages } from '@uplink/api-client/messages';
import type { Definition, Finding, Grade } from '@uplink/net/exercise';
import { Badge } from '@uplink/ui/status';
import { Check, Minus, X } from 'lucide-react';
import type { Findings } from './engine/engine.types.ts';
import { useFindingText } from './engine/use-finding-text.ts';
import { exerciseMessages } from './exercise.messages.ts';
import { type GoalState, goalStates } from './exercise.rules.ts';

export interface ExerciseGoalsProps {
  definition: Definition;
  grade: Grade | undefined;
  findings: Findings | undefined;
}

/** Every goal with its verdict, and why it isn't met. */
export function ExerciseGoals({ definition, grade, findings }: ExerciseGoalsProps) {
  const textOf = useFindingText(definition, findings);
  return (
    <ol className="ul-exercise__goals">
      {goalStates(definition, grade).map((state) => (
        <GoalItem key={state.goal.id} {...state} textOf={textOf} />
      ))}
    </ol>
  );
}

const signs = { met: Check, unmet: X, undecided: Minus, open: undefined };

interface GoalItemProps extends GoalState {
  textOf: (finding: Finding) => string;
}

function GoalItem({ goal, finding, textOf }: GoalItemProps) {
  const messages = useMessages(exerciseMessages);
  // What waits for another goal is no fault yet.
  const state = finding?.cause === 'needs' ? 'open' : (finding?.verdict ?? 'open');
  const Sign = signs[state];
  const said = finding && finding.verdict !== 'met' ? textOf(finding) : '';
  return (
    <li className="ul-exercise__goal" data-state={state}>
      <span className="ul-exercise__node" aria-hidden>
        {Sign && <Sign className="ul-icon" size={12} />}
      </span>
      <span>
        <b className="ul-medium">{goal.title}</b>
        <span className="ul-sr">. {messages.states[state]}.</span>{' '}
        {goal.optional && <Badge>{messages.optional}</Badge>}
        <span className="ul-small ul-muted ul-exercise__note">{said || goal.note}</span>
      </span>
    </li>
  );
}
