import type { ApiError } from './api-error.ts';
import type { Log } from './log.ts';

const told = new Set<string>();

/**
 * In development, says once of each code where the academy's docs tell what it means and what to do. People see the
 * message alone.
 */
export function explain({ code, message, docs, requestId }: ApiError, base: string, log: Log) {
  try {
    if (process.env.NODE_ENV !== 'development' || told.has(code)) return;
    told.add(code);
    const url = base ? new URL(docs, base).href : docs;
    log(`${message} (${[code, requestId].filter(Boolean).join(', ')}) See ${url}`);
  } catch {
    // A page without a bundler has no `process`: no one develops there.
  }
}
