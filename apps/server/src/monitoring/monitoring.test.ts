import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import dashboard from '../../../../deploy/grafana/uplink-academy.json' with { type: 'json' };
import { freePort } from '../testing/free-port.ts';
import { createEmptyApp } from '../testing/test-app.ts';

test('metrics are served on a port of their own, by route', async () => {
  const port = await freePort();
  const academy = await createEmptyApp({ METRICS_PORT: String(port) });
  await academy.app.inject('/public/modules/no-such-product');
  await academy.app.inject('/no/such/address');
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(text).toContain('uplink_http_request_duration_seconds_count{');
  expect(text).toMatch(/route="none",status="404"} 2/);
  expect(text).not.toContain('no-such-product');
  expect(text).toContain('uplink_database_connections{state="idle"}');
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await academy.app.inject('/metrics')).statusCode).toBe(404);
  await academy.close();
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
});

interface Sent {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string } }[];
}

/** A collector of traces, and the academy that sends to it. */
async function openTraced(env: Record<string, string> = {}) {
  const spans: Sent[] = [];
  const collector = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    for (const { scopeSpans } of JSON.parse(body).resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans);
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as { port: number };
  const academy = await createEmptyApp({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    ...env,
  });
  const close = async () => {
    await academy.close();
    collector.close();
    return spans;
  };
  return { academy, close };
}

test('a stranger has no call traced that would not be', async () => {
  const { academy, close } = await openTraced({ TRACES_PERCENT: '0' });
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  await academy.app.inject({ url: '/health/ready', headers: { traceparent } });
  expect(await close()).toEqual([]);
});

test('a call and its statements are one trace, which continues that of the caller', async () => {
  const { academy, close } = await openTraced();
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
  await academy.app.inject({ url: '/health/ready', headers: { traceparent } });
  const spans = await close();

  const call = spans.find(({ name }) => name === 'GET /health/ready');
  expect(call).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' });
  expect(call?.attributes).toContainEqual({
    key: 'uplink.request_id',
    value: { stringValue: expect.stringMatching(/^req-/) },
  });
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId);
  expect(statements.map(({ name }) => name)).toEqual(['statement']);
  expect(statements[0]?.attributes).toContainEqual({
    key: 'db.query.text',
    value: { stringValue: 'select 1' },
  });
});

test('the dashboard shows figures that the server has', async () => {
  const port = await freePort();
  const academy = await createEmptyApp({ METRICS_PORT: String(port) });
  await academy.app.ready();
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  await academy.close();
  const { panels } = dashboard as { panels: { targets: { expr: string }[] }[] };
  const shown = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => expr.match(/\b(?:uplink|process|nodejs)_\w+/g) ?? []),
  );
  const missing = shown.filter(
    (name) => !text.includes(`# TYPE ${name.replace(/_(count|bucket)$/, '')} `),
  );
  expect(shown.length).toBeGreaterThan(9);
  expect(missing).toEqual([]);
});
