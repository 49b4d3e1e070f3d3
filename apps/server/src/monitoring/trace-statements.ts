import type { AsyncLocalStorage } from 'node:async_hooks';
import {
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import type pg from 'pg';

interface Tracing {
  tracer: Tracer;
  active: AsyncLocalStorage<Span>;
}

/** The driver's many ways to ask, in one. */
type Query = (...parts: unknown[]) => unknown;
type Answer = (error: unknown, result: unknown) => void;

/** Makes a span of each statement that a traced call runs. Its text has no values: these are sent apart. */
export function traceStatements(pool: pg.Pool, tracing: Tracing): void {
  const known = new WeakSet<pg.PoolClient>();
  // Not when it connects: some connections are older than this.
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    const query = client.query.bind(client) as Query;
    client.query = traced(query, tracing) as pg.PoolClient['query'];
  });
  keepCaller(pool, tracing.active);
}

/** A caller that waited for a connection gets it from the one who gave it back. */
function keepCaller(pool: pg.Pool, active: AsyncLocalStorage<Span>): void {
  const connect = pool.connect.bind(pool) as (take?: Answer) => unknown;
  pool.connect = ((take?: Answer) => {
    const span = active.getStore();
    if (!take || !span) return connect(take);
    return connect((...given) => active.run(span, () => take(...given)));
  }) as pg.Pool['connect'];
}

function traced(query: Query, { tracer, active }: Tracing): Query {
  return (...parts) => {
    const parent = active.getStore();
    if (!parent?.isRecording()) return query(...parts);
    const span = tracer.startSpan(
      'statement',
      {
        kind: SpanKind.CLIENT,
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': textOf(parts[0]) },
      },
      trace.setSpan(ROOT_CONTEXT, parent),
    );
    const last = parts.at(-1);
    if (typeof last !== 'function') return follow(query(...parts), span);
    const answer: Answer = (error, result) => {
      end(span, error);
      active.run(parent, () => (last as Answer)(error, result));
    };
    return query(...parts.slice(0, -1), answer);
  };
}

function follow(answer: unknown, span: Span): unknown {
  if (!(answer instanceof Promise)) {
    span.end();
    return answer;
  }
  answer.then(
    () => end(span),
    (error: unknown) => end(span, error),
  );
  return answer;
}

function end(span: Span, error?: unknown): void {
  if (error) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

const textOf = (asked: unknown) =>
  typeof asked === 'string' ? asked : String((asked as { text?: string })?.text ?? '');
