export { valueJudges as judges } from '@uplink/net/exercise';
export { valueFindings as findings } from './value-findings.messages.ts';
