import { useMessages } from '@uplink/api-client/messages';
import { lazyView } from '@uplink/ui/lazy-part';
import type { KeyboardEvent } from 'react';
import { exerciseMessages } from './exercise.messages.ts';
import { sameTexts } from './exercise.rules.ts';
import type { ExercisePaperProps } from './exercise.types.ts';
import { ExerciseAnswer } from './exercise-answer.view.tsx';
import { ExerciseHints } from './exercise-hints.view.tsx';
import { ExerciseTask } from './exercise-task.view.tsx';
import { VerdictTable } from './lazy-views.tsx';
import { ProofPanel } from './proof-panel.view.tsx';
import './exercises.css';

/** The command line comes behind the page: most exercises don't need it. */
const NetworkPaper = lazyView<ExercisePaperProps>(() =>
  import('./network/network-views.ts').then((module) => module.NetworkPaper),
);

/** Task, answer and proof beside each other; on narrow screens one under the other. */
export function ExercisePaper(props: ExercisePaperProps) {
  if (!props.drawn.definition.network) return <TextPaper {...props} />;
  return <NetworkPaper {...props} />;
}

function TextPaper(props: ExercisePaperProps) {
  const messages = useMessages(exerciseMessages);
  const { drawn, texts, checked, onCheck, engine } = props;
  const { definition } = drawn;
  const checkByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onCheck();
  };
  return (
    <div className="ul-exercise">
      <ExerciseTask
        definition={definition}
        grade={checked?.grade}
        findings={engine?.findings}
        onGoals={props.onGoals}
      />
      <section className="ul-exercise__work" aria-label={messages.work} onKeyDown={checkByKeys}>
        <ExerciseAnswer {...props} />
        <ExerciseHints {...props} grade={checked?.grade} />
        {checked && (
          <VerdictTable grade={checked.grade} isCurrent={sameTexts(checked.texts, texts)} />
        )}
      </section>
      <ProofPanel definition={definition} checked={checked} engine={engine} wayOn={props.wayOn} />
    </div>
  );
}
