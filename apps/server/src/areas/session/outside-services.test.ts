import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { outsideServices } from './outside-services.ts';

const opened: TestApp[] = [];
afterAll(() => Promise.all(opened.map((academy) => academy.close())));

async function open(environment: Record<string, string> = {}) {
  const academy = await createWorld(environment);
  opened.push(academy);
  const answer = await academy.app.inject({ method: 'GET', url: '/configuration' });
  const policy = Object.fromEntries(
    String(answer.headers['content-security-policy'])
      .split(';')
      .map((line) => line.trim().split(/ (.*)/).slice(0, 2)),
  );
  return { configuration: answer.json(), policy };
}

test('a demo has the console for analytics and chat, and lets no page ask another origin', async () => {
  const { configuration, policy } = await open();
  expect(configuration).toMatchObject({
    analytics: { kind: 'console' },
    chat: { kind: 'console' },
    recordsSessions: true,
  });
  expect(policy['script-src']).toBe("'self'");
  expect(policy['connect-src']).toBe("'self' ws://localhost:4100");
  expect(policy['frame-src']).toBe("'self' http://localhost:4101");
});

test('services of others are named to the page and allowed by its policy, each no more than it needs', async () => {
  const { configuration, policy } = await open({
    ANALYTICS_URL: 'https://events.example/collect?site=1',
    CHAT_SCRIPT_URL: 'https://chat.example/widget.js',
  });
  expect(configuration).toMatchObject({
    analytics: { kind: 'http', url: 'https://events.example/collect?site=1' },
    chat: { kind: 'http', url: 'https://chat.example/widget.js' },
  });
  expect(policy['script-src']).toBe("'self' https://chat.example");
  expect(policy['connect-src']).toContain(
    'https://events.example https://chat.example wss://chat.example',
  );
  expect(policy['frame-src']).toBe("'self' https://chat.example http://localhost:4101");
});

test('outside a demo nothing is there that was not set', () => {
  expect(outsideServices({ ...readConfig({}), isDemo: false })).toEqual({});
});
