import { readFileSync } from 'node:fs';
import { expect, expectTypeOf, test } from 'vitest';
import type { EmbedProps } from '../react/elements.ts';
import { type EmbedEvent, isEvent, TOKEN_NAMES } from './protocol.ts';

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

test.each(TOKEN_NAMES)('the token %s is in the docs', (name) => {
  expect(docs).toContain(`\`--uplink-${name}\``);
});

test.each<Exclude<EmbedEvent['type'], 'warning'>>([
  ...(['ready', 'height', 'step', 'total-changed', 'completed'] as const),
  ...(['closed', 'degraded', 'token-needed', 'error'] as const),
])('the event %s is in the docs', (name) => {
  expect(docs).toContain(`| \`uplink-${name}\` |`);
});
