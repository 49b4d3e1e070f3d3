import { type CompiledQuery, DefaultQueryExecutor, type QueryResult } from 'kysely';
import type pg from 'pg';

const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/**
 * Hands a statement outside of a transaction to the pool as it is. Kysely's own way, by a connection that is
 * taken and given back, is for what needs one: it costs a small read a fifteenth of its processor time.
 */
export class PoolExecutor extends DefaultQueryExecutor {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool, ...parts: ConstructorParameters<typeof DefaultQueryExecutor>) {
    super(...parts);
    this.#pool = pool;
  }

  override async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      const { command, rowCount, rows } = await this.#pool.query(sql, [...parameters]);
      return changing.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
    } catch (error) {
      throw withCallers(error);
    }
  }
}

/** The driver's own trace ends at its socket: this names the caller. */
function withCallers(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const [, ...callers] = new Error().stack?.split('\n') ?? [];
  error.stack = [error.stack, ...callers].join('\n');
  return error;
}
