import { Skeleton } from '@uplink/ui/skeleton';
import type { ExerciseAnswerProps } from '../exercise-answer.view.tsx';
import { NetworkBench } from './network-bench.view.tsx';
import { useNetwork } from './use-network.controller.ts';

export type NetworkAnswerProps = Pick<ExerciseAnswerProps, 'drawn' | 'texts' | 'onChange'>;

/** The network of an exercise that isn't checked here, such as one of an exam. */
export function NetworkAnswer({ drawn, texts, onChange }: NetworkAnswerProps) {
  const network = useNetwork({
    definition: drawn.definition,
    log: texts.log ?? '',
    onLog: (log) => onChange({ ...texts, log }),
  });
  if (!network) return <Skeleton height={420} />;
  return <NetworkBench network={network} followed={undefined} />;
}
