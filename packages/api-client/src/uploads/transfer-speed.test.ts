import { expect, test } from 'vitest';
import { createSpeedometer } from './transfer-speed.ts';

const megabyte = 1_000_000;

test('a first moment says nothing about speed', () => {
  const measure = createSpeedometer();
  expect(measure(0, 10 * megabyte, 0)).toMatchObject({ speed: 0, secondsLeft: undefined });
  expect(measure(megabyte, 10 * megabyte, 100)).toMatchObject({ speed: 0, secondsLeft: undefined });
});

test('tells bytes per second and the time left', () => {
  const measure = createSpeedometer();
  measure(0, 10 * megabyte, 0);
  expect(measure(2 * megabyte, 10 * megabyte, 1000)).toEqual({
    loaded: 2 * megabyte,
    total: 10 * megabyte,
    speed: 2 * megabyte,
    secondsLeft: 4,
  });
});

test('a line that got slow shows within seconds', () => {
  const measure = createSpeedometer();
  let loaded = 0;
  for (let second = 0; second <= 60; second += 1) {
    loaded += 10 * megabyte;
    measure(loaded, 1000 * megabyte, second * 1000);
  }
  let speed = 0;
  for (let second = 61; second <= 67; second += 1) {
    loaded += megabyte;
    ({ speed } = measure(loaded, 1000 * megabyte, second * 1000));
  }
  expect(speed).toBe(megabyte);
});
