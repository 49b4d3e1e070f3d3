import { readFileSync } from 'node:fs';
import { expect, expectTypeOf, test } from 'vitest';
import type { EmbedProps } from '../react/elements.tsx';
import { type EmbedEvent, isEvent, isHello, TOKEN_NAMES } from './protocol.ts';

const docs = readFileSync(new URL('../../../../docs/embeds.md', import.meta.url), 'utf8');

test('an event says by its type what its detail holds', () => {
  const event = { type: 'completed', detail: { id: 'o-1' } } as EmbedEvent;
  expect(isEvent(event)).toBe(true);
  if (event.type === 'completed') expectTypeOf(event.detail.id).toEqualTypeOf<string>();
  if (event.type === 'height') expectTypeOf(event.detail.height).toEqualTypeOf<number>();
  // @ts-expect-error: amounts are numbers of minor units
  const wrong: EmbedEvent = {
    type: 'total-changed',
    detail: { amount: '149.00', currency: 'USD' },
  };
  expect(wrong).toBeDefined();
  expectTypeOf<NonNullable<EmbedProps['onCompleted']>>()
    .parameter(0)
    .toEqualTypeOf<Extract<EmbedEvent, { type: 'completed' }>['detail']>();
});

test.each([{ lang: 5 }, { theme: {} }, { token: ['a'] }, { tokens: { accent: 1 } }])(
  'a hello that holds %o is none',
  (part) => {
    const hello = { uplink: 'hello', versions: [1], theme: 'auto', tokens: {} };
    expect(isHello(hello)).toBe(true);
    expect(isHello({ ...hello, ...part })).toBe(false);
  },
);

test.each(TOKEN_NAMES)('the token %s is in the docs', (name) => {
  expect(docs).toContain(`\`--uplink-${name}\``);
});

/** All that sites can hear: the type check fails where one is missing. Warnings go to the console. */
const heard: Record<Exclude<EmbedEvent['type'], 'warning'>, true> = {
  ready: true,
  height: true,
  step: true,
  'total-changed': true,
  completed: true,
  closed: true,
  degraded: true,
  'token-needed': true,
  error: true,
};

test.each(Object.keys(heard))('the event %s is in the docs', (name) => {
  expect(docs).toContain(`| \`uplink-${name}\` |`);
});
