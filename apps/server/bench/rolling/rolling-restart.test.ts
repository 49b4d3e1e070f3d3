import { describe, expect, test } from 'vitest';
import { freePort } from '../../src/testing/free-port.ts';
import {
  exitCode,
  isReady,
  startProcess,
  type TestProcess,
} from '../../src/testing/test-process.ts';
import { createClient } from '../load/client.ts';
import { createLearnerDay } from '../load/learner-day.ts';
import { openLoop } from '../load/open-loop.ts';
import { prepareAcademy } from '../support/academy.ts';
import { startProxy } from './proxy.fixture.ts';

const perSecond = Number(process.env.ROLLING ?? 0);

describe.skipIf(!perSecond || !process.env.TEST_DATABASE_URL)('two servers behind a proxy', () => {
  test('are restarted one after the other while people learn, and no call fails', async () => {
    const academy = await prepareAcademy('PostgreSQL', {
      modules: 100,
      learners: 50,
      programsEach: 1,
    });
    const [proxyPort, ...ports] = [await freePort(), await freePort(), await freePort()];
    const servers = ports.map((port) => `http://127.0.0.1:${port}`);
    const proxy = await startProxy(proxyPort, servers);
    const start = (port: number, more = {}) =>
      startProcess({
        ...academy.env,
        PORT: String(port),
        PUBLIC_URL: proxy.url,
        PAYMENTS_SANDBOX_URL: `http://127.0.0.1:${port + 1}`,
        DRAIN_SECONDS: '2',
        REQUESTS_PER_MINUTE: '10000000',
        ...more,
      });
    async function takesCalls(server: string, process: TestProcess | undefined) {
      if (!process) return expect.fail(`no process runs ${server}`);
      await isReady(server, process.child).catch(() => expect.fail(process.said()));
      await proxy.until(server, true);
    }
    const metricsPort = await freePort();
    const running: TestProcess[] = ports.map((port) => start(port));
    const client = createClient(proxy.url);
    try {
      for (const [index, server] of servers.entries()) await takesCalls(server, running[index]);
      const send = createLearnerDay(client, academy, await academy.signIn(proxy.url));
      let isRolling = true;
      async function restartEach() {
        for (const [index, port] of ports.entries()) {
          const server = servers[index] ?? '';
          const before = running[index];
          before?.child.kill('SIGTERM');
          expect(before && (await exitCode(before.child)), before?.said()).toBe(0);
          await proxy.until(server, false);
          const next = start(port, index === 0 ? { METRICS_PORT: String(metricsPort) } : {});
          running[index] = next;
          await takesCalls(server, next);
        }
      }
      const rolling = restartEach().finally(() => {
        isRolling = false;
      });
      const errors: string[] = [];
      let sent = 0;
      while (isRolling) {
        const outcome = await openLoop({ perSecond, seconds: 2, send });
        sent += outcome.sent;
        errors.push(...outcome.errors.keys());
      }
      await rolling;
      console.log(`${sent} calls while both servers were restarted, ${errors.length} failed`);
      expect(errors).toEqual([]);
      expect(sent).toBeGreaterThan(perSecond * 4);
      const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      expect(metrics).toMatch(/uplink_jobs\{queue="dead",state="waiting"\} \d/);
      expect(metrics).toMatch(/_count\{method="GET",route="\/me\/dashboard",status="200"\} \d/);
    } finally {
      client.close();
      proxy.close();
      for (const { child } of running) child.kill('SIGKILL');
    }
  }, 180_000);
});
