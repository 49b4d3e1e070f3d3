import { ApiError } from '@uplink/api-client';
import { createTestClient } from '@uplink/api-client/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchConnection } from './connection.ts';
import { keptPageMessages, messages } from './offline.messages.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page with a network that comes and goes. */
function openPage() {
  const network = { isOnline: true, isReachable: true };
  const { errors } = createTestClient({});
  const onBack = vi.fn();
  const connection = watchConnection({
    errors,
    onBack,
    isOnline: () => network.isOnline,
    isReachable: async () => network.isReachable,
  });
  const banners = () => errors.getSnapshot().map(({ message }) => message);
  return { network, errors, onBack, connection, banners };
}

test('a device without a network says so once, whatever fails, until it is back', async () => {
  const { network, errors, onBack, connection, banners } = openPage();
  expect(banners()).toEqual([]);
  network.isOnline = false;
  dispatchEvent(new Event('offline'));
  errors.add(new ApiError(0, { code: 'network', message: 'One call did not arrive.' }));
  errors.add(new ApiError(422, { code: 'x', message: 'Something else.' }));
  expect(banners()).toEqual(['Something else.', messages.offline]);
  network.isOnline = true;
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(banners()).toEqual(['Something else.']);
  expect(onBack).toHaveBeenCalledOnce();
  connection.stop();
});

test('an academy that is down is asked again until it answers', async () => {
  const { network, onBack, connection, banners } = openPage();
  network.isReachable = false;
  connection.lose();
  expect(banners()).toEqual([messages.unreachable]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(onBack).not.toHaveBeenCalled();
  network.isReachable = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onBack).toHaveBeenCalledOnce();
  expect(banners()).toEqual([]);
  connection.stop();
});

test('once stopped it says nothing more', () => {
  const { connection, banners } = openPage();
  connection.stop();
  connection.lose();
  dispatchEvent(new Event('offline'));
  expect(banners()).toEqual([]);
});

test('a banner that someone closed stays closed until the network is lost again', () => {
  const { network, errors, connection, banners } = openPage();
  network.isOnline = false;
  dispatchEvent(new Event('offline'));
  errors.closeAll();
  errors.add(new ApiError(0, { code: 'network', message: 'One call did not arrive.' }));
  expect(banners()).toEqual([]);
  dispatchEvent(new Event('offline'));
  expect(banners()).toEqual([messages.offline]);
  connection.stop();
});

test('what it says of the outage can be replaced, until the academy answers', async () => {
  const { network, connection, banners } = openPage();
  expect(connection.isLost()).toBe(false);
  network.isOnline = false;
  connection.lose();
  expect(connection.isLost()).toBe(true);
  connection.say(keptPageMessages);
  expect(banners()).toEqual([keptPageMessages.offline]);
  network.isOnline = true;
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(banners()).toEqual([]);
  expect(connection.isLost()).toBe(false);
  connection.stop();
});
