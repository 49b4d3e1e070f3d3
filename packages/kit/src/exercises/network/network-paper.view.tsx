import { useMessages } from '@uplink/api-client/messages';
import { Skeleton } from '@uplink/ui/skeleton';
import { useEffect, useMemo, useState } from 'react';
import { exerciseMessages } from '../exercise.messages.ts';
import { nameOf, sameTexts } from '../exercise.rules.ts';
import type { Checked, ExercisePaperProps, Texts } from '../exercise.types.ts';
import { ExerciseAnswer } from '../exercise-answer.view.tsx';
import { ExerciseHints } from '../exercise-hints.view.tsx';
import { ExerciseTask } from '../exercise-task.view.tsx';
import { ProofPanel } from '../proof-panel.view.tsx';
import { NetworkBench } from './network-bench.view.tsx';
import { usePacketWalk } from './packet-walk.controller.ts';
import { PacketWalk } from './packet-walk.view.tsx';
import { useNetwork } from './use-network.controller.ts';

/** Task, network with its consoles, and the packet that shows what is missing. */
export function NetworkPaper(props: ExercisePaperProps) {
  const shared = useMessages(exerciseMessages);
  const { drawn, texts, checked, onChange, engine, startLog } = props;
  const { definition } = drawn;
  const network = useNetwork({
    definition,
    log: texts.log ?? '',
    startLog,
    onLog: (log) => onChange({ ...texts, log }),
  });
  const live = useLiveGrade(props);
  // Before the first command there is nothing of the learner's to judge.
  const isTried = (texts.log ?? '') !== (startLog ?? '');
  const asked = checked && sameTexts(checked.texts, texts) ? checked : undefined;
  const shown = isTried ? (live ?? checked) : asked;
  const followed = usePacketWalk(shown?.grade);
  return (
    <div className="ul-exercise">
      <ExerciseTask
        definition={definition}
        grade={shown?.grade}
        findings={engine?.findings}
        onGoals={props.onGoals}
      />
      <section className="ul-exercise__work" data-full aria-label={shared.work}>
        {network ? (
          <NetworkBench network={network} followed={followed} />
        ) : (
          <Skeleton height={420} />
        )}
        <ExerciseAnswer {...props} />
        <div className="ul-bench__check">
          <ExerciseHints {...props} grade={shown?.grade} />
        </div>
      </section>
      <ProofPanel definition={definition} checked={shown} engine={engine} wayOn={props.wayOn}>
        {followed && network && (
          <PacketWalk
            followed={followed}
            engine={network.engine}
            titleOf={(id) => nameOf(definition, id)}
          />
        )}
      </ProofPanel>
    </div>
  );
}

/** Goals are checked after every command. A prediction isn't: it would be guessed word by word. */
function useLiveGrade({ drawn, engine, ...props }: ExercisePaperProps): Checked | undefined {
  const isLive = drawn.definition.kind !== 'trace';
  const texts = usePainted(props.texts);
  return useMemo(() => {
    if (!isLive || !engine) return undefined;
    return { texts, grade: engine.grade(drawn, { texts }), at: '' };
  }, [drawn, texts, engine, isLive]);
}

/** The answer once it is drawn: what a device says is on screen before the goals are checked. */
function usePainted(texts: Texts): Texts {
  const [painted, setPainted] = useState(texts);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      // The task after a frame begins when the frame is drawn.
      timer = setTimeout(() => setPainted((before) => (sameTexts(before, texts) ? before : texts)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [texts]);
  return painted;
}
