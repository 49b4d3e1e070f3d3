export { listJudges as judges } from '@uplink/net/exercise';
export { listFindings as findings } from './list-findings.messages.ts';
