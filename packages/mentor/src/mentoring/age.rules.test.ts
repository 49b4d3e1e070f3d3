import { formatMessages } from '@uplink/api-client/messages';
import { expect, test } from 'vitest';
import { ageOf } from './age.rules.ts';

const now = new Date('2026-03-12T20:00:00.000Z');
const hours = (count: number) => new Date(now.getTime() - count * 3_600_000).toISOString();

test.each([
  [0.5, '30 min', 'info'],
  [23.99, '23 h', 'info'],
  [24, '24 h', 'pending'],
  [47.9, '47 h', 'pending'],
  [48, '48 h', 'fault'],
  [120, '5 d', 'fault'],
])('after %d hours a row says %s with the light %s', (age, text, light) => {
  expect(ageOf(hours(age), now, formatMessages)).toMatchObject({ text, light });
});
