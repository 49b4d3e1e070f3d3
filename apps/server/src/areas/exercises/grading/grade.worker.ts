import { parentPort } from 'node:worker_threads';
import { checkForPublishing, grade } from '@uplink/net/exercise';
import type { GraderTask, Proof, ProofTask } from './grader.types.ts';

parentPort?.on('message', (task: GraderTask) => {
  parentPort?.postMessage('definition' in task ? prove(task) : grade(task.drawn, task.answer));
});

function prove({ definition, start }: ProofTask): Proof {
  const began = performance.now();
  return { ...checkForPublishing(definition, start), tookMs: performance.now() - began };
}
