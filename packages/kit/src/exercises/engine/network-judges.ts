export { networkJudges as judges } from '@uplink/net/exercise';
export { networkFindings as findings } from './network-findings.messages.ts';
