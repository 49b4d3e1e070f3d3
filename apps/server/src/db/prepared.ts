import { createHash } from 'node:crypto';
import pg from 'pg';

/** On each connection. Texts come from the source, but lists of values of any length make more of them. */
const mostPrepared = 500;

/**
 * A connection that prepares each statement it is given values for: planning one of the larger
 * queries costs several times what running it does.
 */
export class PreparingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as Query;
    const names = new Map<string, string>();
    this.query = ((text, values, callback) => {
      const isBare = typeof text === 'string' && Array.isArray(values) && values.length > 0;
      const name = isBare ? nameOf(text, names) : undefined;
      return name ? query({ name, text, values }, callback) : query(text, values, callback);
    }) as Query as pg.Client['query'];
  }
}

/** The driver's many ways to ask, in one. */
type Query = (text: unknown, values?: unknown, callback?: unknown) => unknown;

function nameOf(text: string, names: Map<string, string>): string | undefined {
  const known = names.get(text);
  if (known || names.size >= mostPrepared) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  names.set(text, name);
  return name;
}
