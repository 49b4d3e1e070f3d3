import { AsyncLocalStorage } from 'node:async_hooks';
import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { traceStatements } from './trace-statements.ts';

const propagator = new W3CTraceContextPropagator();

/** Sends a span for each call and each of its statements to an OpenTelemetry collector. */
export function registerTraces(
  app: FastifyInstance,
  options: { url: string; percent: number },
  pool: pg.Pool,
): void {
  const provider = createProvider(options);
  const tracer = provider.getTracer('uplink-academy');
  const active = new AsyncLocalStorage<Span>();
  const spans = new WeakMap<FastifyRequest, Span>();

  app.addHook('onRequest', (request, _reply, done) => {
    const span = startSpan(tracer, request);
    spans.set(request, span);
    active.run(span, done);
  });
  // Once more: a body arrives in the context of its socket.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) active.run(span, done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
  traceStatements(pool, { tracer, active });
  app.addHook('onClose', () => provider.shutdown());
}

function createProvider({ url, percent }: { url: string; percent: number }): TracerProvider {
  const exporter = new OTLPTraceExporter({ url: `${url}/v1/traces` });
  const sampled = new TraceIdRatioBasedSampler(percent / 100);
  return new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'uplink-academy' }),
    // Anybody may send a parent that is sampled: it is counted like all others.
    sampler: new ParentBasedSampler({ root: sampled, remoteParentSampled: sampled }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
}

/** Named by its route: an address may hold codes, and would be a name of its own each time. */
function startSpan(tracer: Tracer, request: FastifyRequest): Span {
  const route = request.routeOptions.url ?? 'none';
  const { traceparent } = request.headers;
  const parent = propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
  const attributes = {
    'http.request.method': request.method,
    'http.route': route,
    'uplink.request_id': request.id,
  };
  const name = `${request.method} ${route}`;
  return tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
}
