import { parentPort } from 'node:worker_threads';
import { type Answer, type Drawn, grade } from '@uplink/net/exercise';

parentPort?.on('message', ({ drawn, answer }: { drawn: Drawn; answer: Answer }) => {
  parentPort?.postMessage(grade(drawn, answer));
});
