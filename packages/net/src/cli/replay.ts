import type { Network } from '../plane/index.ts';
import { type Exchange, enter } from './enter.ts';
import { type LogEntry, type Session, startSession } from './session.ts';

export interface Replayed {
  session: Session;
  transcript: Exchange[];
}

/** Plays a log from the start. The log is all that is ever stored or sent: nothing else can be forged. */
export function replay(network: Network, log: LogEntry[], locked: string[] = []): Replayed {
  let session = startSession(network, locked);
  const transcript: Exchange[] = [];
  for (const entry of log) {
    const entered = enter(session, entry);
    session = entered.session;
    transcript.push(entered.exchange);
  }
  return { session, transcript };
}

/** A log as a text, one command to a line: `R1: show ip route`. */
export const formatLog = (log: LogEntry[]): string =>
  log.map(({ device, line }) => `${device}: ${line.replace(/[\r\n\t]/g, ' ')}`).join('\n');

/** Reads a log. Lines without a device are no entries. */
export function parseLog(text: string): LogEntry[] {
  const log: LogEntry[] = [];
  for (const row of text.split('\n')) {
    const end = row.indexOf(': ');
    if (end > 0) log.push({ device: row.slice(0, end), line: row.slice(end + 2) });
  }
  return log;
}
