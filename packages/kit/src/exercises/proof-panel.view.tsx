import { useMessages } from '@uplink/api-client/messages';
import type { Definition, Finding } from '@uplink/net/exercise';
import { Status } from '@uplink/ui/status';
import type { ReactNode } from 'react';
import type { Engine } from './engine/engine.types.ts';
import { useFindingText } from './engine/use-finding-text.ts';
import { exerciseMessages } from './exercise.messages.ts';
import { footOf, metCount, shownFinding } from './exercise.rules.ts';
import type { Checked, ExercisePaperProps } from './exercise.types.ts';
import { Counterexample } from './lazy-views.tsx';

export interface ProofPanelProps extends Pick<ExercisePaperProps, 'wayOn'> {
  definition: Definition;
  checked: Checked | undefined;
  engine: Engine | undefined;
  /** Shown below what is said. */
  children?: ReactNode;
}

/** What the last check shows: one packet, or that all is as wanted. */
export function ProofPanel({ definition, checked, engine, wayOn, children }: ProofPanelProps) {
  const messages = useMessages(exerciseMessages);
  const finding = checked && shownFinding(checked.grade);
  return (
    <aside
      className="ul-exercise__proof"
      aria-label={finding?.witness ? messages.proof : messages.result1}
    >
      <div className="ul-exercise__said" aria-live="polite">
        <Said definition={definition} checked={checked} finding={finding} engine={engine} />
      </div>
      {checked?.grade.passed && wayOn}
      {finding?.witness && checked && (
        <Counterexample
          witness={finding.witness}
          text={checked.texts[finding.field ?? ''] ?? ''}
          hosts={definition.hosts ?? {}}
        />
      )}
      {children}
    </aside>
  );
}

interface SaidProps extends Omit<ProofPanelProps, 'wayOn' | 'children'> {
  finding: Finding | undefined;
}

function Said({ definition, checked, finding, engine }: SaidProps) {
  const messages = useMessages(exerciseMessages);
  const textOf = useFindingText(definition, engine?.findings);
  if (!checked && footOf(definition) === 'commands')
    return <Words title={messages.notTried} text={messages.foot.commands} />;
  if (!checked) return <Words title={messages.notYet} text={messages.notYetText} />;
  const { grade } = checked;
  // What waits for another goal isn't one, but then that other is.
  if (!finding)
    return (
      <>
        <Status kind="ok">{messages.goalsMet(metCount(grade), grade.goals.length)}</Status>
        <Words title={messages.allMet} text={messages.allMetText} />
      </>
    );
  const position = definition.goals.findIndex(({ id }) => id === finding.goal);
  const title = definition.goals[position]?.title ?? '';
  const isUndecided = finding.verdict === 'undecided';
  const said = isUndecided ? messages.goalUndecided : messages.goalNotMet;
  return (
    <>
      <Status kind={isUndecided ? 'pending' : 'fault'}>{said(position + 1)}</Status>
      <Words
        title={textOf(finding) || title}
        text={grade.passed ? messages.requiredMetText : title}
      />
    </>
  );
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h2 className="ul-h3 ul-exercise__title">{title}</h2>
      <p className="ul-muted">{text}</p>
    </>
  );
}
