import type { FastifyBaseLogger } from 'fastify';

export interface LogCapture {
  /** All that was logged so far. */
  said: () => string;
}

/** Has everything logged from now on written into memory instead of to the console. */
export function captureLog(log: FastifyBaseLogger): LogCapture {
  const lines: string[] = [];
  log.level = 'trace';
  const stream = Object.getOwnPropertySymbols(log).find((one) => one.description === 'pino.stream');
  if (!stream) throw new Error('The logger has no stream that could be replaced.');
  Object.assign(log, { [stream]: { write: (line: string) => lines.push(line) } });
  return { said: () => lines.join('') };
}
