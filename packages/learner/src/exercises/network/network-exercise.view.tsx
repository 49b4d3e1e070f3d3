import { Skeleton } from '@uplink/ui/skeleton';
import { useMemo } from 'react';
import { CheckBar } from '../check-bar.view.tsx';
import { sameTexts } from '../exercise.rules.ts';
import { type Checked, definitionOf, drawnOf } from '../exercise.types.ts';
import { ExerciseFields } from '../exercise-fields.view.tsx';
import { ExerciseHints } from '../exercise-hints.view.tsx';
import { ExerciseTabs } from '../exercise-tabs.view.tsx';
import { ExerciseTask } from '../exercise-task.view.tsx';
import { messages as shared } from '../exercises.messages.ts';
import type { LessonExercisesReady } from '../lesson-exercises.controller.ts';
import { ProofPanel } from '../proof-panel.view.tsx';
import { NetworkBench } from './network-bench.view.tsx';
import { usePacketWalk } from './packet-walk.controller.ts';
import { PacketWalk } from './packet-walk.view.tsx';
import { useNetwork } from './use-network.controller.ts';

export type NetworkExerciseProps = Omit<LessonExercisesReady, 'status'>;

/** Task, network with its consoles, and the packet that shows what is missing. */
export function NetworkExercise(props: NetworkExerciseProps) {
  const { exercise, texts, checked, onChange, onCheck, engine } = props;
  const definition = definitionOf(exercise);
  const network = useNetwork({
    definition,
    log: texts.log ?? '',
    onLog: (log) => onChange({ ...texts, log }),
  });
  const last = checked.get(exercise.id);
  const isCurrent = last !== undefined && sameTexts(last.texts, texts);
  const shown = useLiveGrade(props) ?? last;
  const followed = usePacketWalk(shown?.grade);
  const { fields = [], goals } = definition;
  return (
    <>
      <ExerciseTabs {...props} />
      <div className="ul-exercise" key={exercise.id}>
        <ExerciseTask definition={definition} grade={shown?.grade} engine={engine} />
        <section className="ul-exercise__work" data-full aria-label={shared.work}>
          {network ? (
            <NetworkBench network={network} followed={followed} />
          ) : (
            <Skeleton height={420} />
          )}
          {fields.length > 0 && (
            <ExerciseFields
              definition={definition}
              texts={texts}
              findings={isCurrent ? last.grade.goals : []}
              engine={engine}
              onChange={onChange}
              onCheck={onCheck}
            />
          )}
          <div className="ul-bench__check">
            <CheckBar {...props} isCurrent={isCurrent} hasLists={false} at={last?.at} />
            <ExerciseHints definition={definition} grade={shown?.grade} texts={texts} />
          </div>
        </section>
        <ProofPanel definition={definition} checked={shown} engine={engine}>
          {followed && network && (
            <PacketWalk
              followed={followed}
              engine={network.engine}
              titleOf={(id) => goals.find((goal) => goal.id === id)?.title ?? id}
            />
          )}
        </ProofPanel>
      </div>
    </>
  );
}

/** Goals are checked after every command. A prediction isn't: it would be guessed word by word. */
function useLiveGrade({ exercise, texts, engine }: NetworkExerciseProps): Checked | undefined {
  const isLive = definitionOf(exercise).kind !== 'trace';
  return useMemo(() => {
    if (!isLive || !engine) return undefined;
    return { texts, grade: engine.grade(drawnOf(exercise), { texts }), at: '' };
  }, [exercise, texts, engine, isLive]);
}
