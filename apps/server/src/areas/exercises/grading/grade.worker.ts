import { parentPort } from 'node:worker_threads';
import { checkForPublishing, grade } from '@uplink/net/exercise';
import type { GraderTask } from './grader.types.ts';

parentPort?.on('message', (task: GraderTask) => {
  parentPort?.postMessage(
    'definition' in task
      ? checkForPublishing(task.definition, task.start)
      : grade(task.drawn, task.answer),
  );
});
