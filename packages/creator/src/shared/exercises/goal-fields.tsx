import { useMessages } from '@uplink/api-client/messages';
import type { Definition, Goal } from '@uplink/net/exercise';
import { goalText } from '@uplink/net/messages';
import { definitionMessages } from './definition.messages.ts';
import { typedNumber } from './definition.rules.ts';
import { useGoalDrafts } from './goal-drafts.ts';
import {
  emptyFlow,
  emptyGoal,
  emptyNetwork,
  flowColumns,
  flowToRow,
  goalColumns,
  goalToRow,
  networkColumns,
  rowToFlow,
  rowToGoal,
} from './goal-rows.rules.ts';
import { RowsField, without } from './rows-field.tsx';

export interface GoalFieldsProps {
  definition: Definition;
  onChange: (goals: Goal[]) => void;
  isReadOnly: boolean;
}

/** Goals from the catalogue, each with the sentence it comes to. */
export function GoalFields({ definition, onChange, isReadOnly }: GoalFieldsProps) {
  const messages = useMessages(definitionMessages);
  const { goals } = definition;
  const { drafted, keep } = useGoalDrafts(goals);
  const set = (index: number, check: Goal['check']) =>
    onChange(goals.map((goal, at) => (at === index ? { ...goal, check } : goal)));
  return (
    <RowsField
      label={messages.rows.goals}
      name="goals"
      columns={goalColumns}
      rows={goals.map(goalToRow)}
      empty={emptyGoal}
      isReadOnly={isReadOnly}
      onChange={(rows, removed) => {
        const before = drafted(removed);
        const next = rows.map((row, at) => rowToGoal(row, before[at]?.goal, before[at]?.drafts));
        keep(next, before);
        onChange(next);
      }}
      below={(_, index) => (
        <GoalParts
          goal={goals[index]}
          isReadOnly={isReadOnly}
          onChange={(check) => set(index, check)}
        />
      )}
    />
  );
}

interface GoalPartsProps {
  goal: Goal | undefined;
  isReadOnly: boolean;
  onChange: (check: Goal['check']) => void;
}

/** What a goal says in words, and the packets or networks it names. */
function GoalParts({ goal, isReadOnly, onChange }: GoalPartsProps) {
  const messages = useMessages(definitionMessages);
  if (!goal) return null;
  const { check } = goal;
  return (
    <div className="ul-stack ul-gap-12">
      {check.kind === 'flows' && (
        <RowsField
          label={messages.rows.flows}
          columns={flowColumns}
          rows={check.flows.map(flowToRow)}
          empty={emptyFlow}
          isReadOnly={isReadOnly}
          onChange={(rows, removed) => {
            const before = without(check.flows, removed);
            onChange({ ...check, flows: rows.map((row, at) => rowToFlow(row, before[at])) });
          }}
        />
      )}
      {check.kind === 'plan' && (
        <RowsField
          label={messages.rows.networks}
          columns={networkColumns}
          rows={check.networks.map(({ field, hosts }) => ({ field, hosts: `${hosts}` }))}
          empty={emptyNetwork}
          isReadOnly={isReadOnly}
          onChange={(rows) =>
            onChange({
              ...check,
              networks: rows.map(({ field = '', hosts = '' }) => ({
                field,
                hosts: typedNumber(hosts),
              })),
            })
          }
        />
      )}
      <p className="ul-small ul-muted" aria-live="polite">
        {sentenceOf(goal, messages)}
      </p>
    </div>
  );
}

/** While a goal is written in YAML, parts of it may be missing. */
function sentenceOf(goal: Goal, { goalSentences }: typeof definitionMessages): string {
  try {
    return goalText(goal, goalSentences);
  } catch {
    return '';
  }
}
