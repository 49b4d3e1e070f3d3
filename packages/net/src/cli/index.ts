export { type Entered, type Exchange, enter, type LineFault } from './enter.ts';
export { complete, helpLines } from './help.ts';
export { type Covered, coverage } from './modes.ts';
export { formatLog, parseLog, type Replayed, replay } from './replay.ts';
export {
  LONGEST_LINE,
  type LogEntry,
  MOST_COMMANDS,
  type Position,
  promptOf,
  type Session,
  setupOf,
  startSession,
} from './session.ts';
