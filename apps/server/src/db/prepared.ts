import { createHash } from 'node:crypto';
import pg from 'pg';

const names = new Map<string, string>();
/** Texts come from the source, but lists of values of any length make more of them. */
const mostPrepared = 500;

/**
 * A connection that prepares each statement it is given values for: planning one of the larger
 * queries costs several times what running it does.
 */
export class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver's own overloads stay as they are
  override query(config: any, values?: any, callback?: any): any {
    const isBare = typeof config === 'string' && Array.isArray(values) && values.length > 0;
    const name = isBare ? nameOf(config) : undefined;
    if (!name) return super.query(config, values, callback);
    return super.query({ name, text: config, values }, callback);
  }
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= mostPrepared) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  names.set(text, name);
  return name;
}
