import type { Database } from '../../src/db/database.ts';

/** A statement as the driver prepares it. */
interface Statement {
  name: string;
  text: string;
  values: readonly unknown[];
}

type Ask = (this: unknown, ...query: never[]) => unknown;

/** Until it is stopped, notes what is asked, by Kysely or of the driver itself, and asks it once only. */
export function rememberStatements({ db, pool }: Pick<Database, 'db' | 'pool'>) {
  const executor = db.getExecutor();
  const { executeQuery } = executor;
  const query: (text: string, values: unknown[]) => unknown = pool.query;
  const answers = new Map<string, unknown>();
  const statements: Statement[] = [];

  function remember(text: string, values: readonly unknown[]) {
    const known = answers.get(text);
    if (known) return known;
    statements.push({ name: `statement ${statements.length}`, text, values });
    const answer = query.call(pool, text, [...values]);
    answers.set(text, answer);
    return answer;
  }

  function intercept(ofKysely: Ask, ofPool: Ask) {
    Object.assign(executor, { executeQuery: ofKysely });
    Object.assign(pool, { query: ofPool });
  }

  return {
    statements,
    start() {
      intercept(
        (compiled: Parameters<typeof executeQuery>[0]) =>
          remember(compiled.sql, compiled.parameters),
        (text: string, values: unknown[]) => remember(text, values),
      );
    },
    stop: () => intercept(executeQuery, query),
  };
}
