import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RecordPageOptions } from './record-page.ts';
import { createRecorder, type SentPart } from './recorder.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const event = (data: string) => ({ type: 3, timestamp: 1, data });

/** A recorder with a stand-in for rrweb, which records what it is told to. */
function open(status: number | Error = 204) {
  const sent: SentPart[] = [];
  const told: string[] = [];
  const log = vi.fn();
  const state = { status, running: 0, onEvent: (_event: ReturnType<typeof event>) => {} };
  const recordPage = ({ onEvent }: RecordPageOptions) => {
    state.running += 1;
    state.onEvent = onEvent;
    return {
      tellPage: (page: string) => void told.push(page),
      stop: () => {
        state.running -= 1;
      },
    };
  };
  const load = vi.fn(async () => recordPage);
  const recorder = createRecorder({
    load,
    log,
    send: async (part) => {
      if (state.status instanceof Error) throw state.status;
      sent.push(part);
      return state.status;
    },
  });
  return { recorder, load, log, sent, told, state };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const pause = () => vi.advanceTimersByTimeAsync(5000);

test('the code that records is not even loaded where nothing is recorded', async () => {
  const { recorder, load } = open();
  recorder.update({ isWanted: false, page: '/' });
  recorder.update({ isWanted: false, page: '/courses' });
  await settle();
  expect(load).not.toHaveBeenCalled();
});

test('one recording goes on over pages, which are named in it', async () => {
  const { recorder, load, sent, told, state } = open();
  recorder.update({ isWanted: true, page: '/' });
  recorder.update({ isWanted: true, page: '/' });
  await settle();
  state.onEvent(event('a'));
  recorder.update({ isWanted: true, page: '/courses' });
  state.onEvent(event('b'));
  await pause();
  expect([load.mock.calls.length, state.running]).toEqual([1, 1]);
  expect(told).toEqual(['/', '/courses']);
  expect(sent).toEqual([
    { recordingId: expect.any(String), number: 0, events: [event('a'), event('b')] },
  ]);
});

test('it stops where it may not record, sends what it has, and begins another one after', async () => {
  const { recorder, sent, state } = open();
  recorder.update({ isWanted: true, page: '/' });
  await settle();
  state.onEvent(event('before'));
  recorder.update({ isWanted: false, page: '/billing' });
  expect(state.running).toBe(0);
  state.onEvent(event('on the page of money'));
  recorder.update({ isWanted: true, page: '/' });
  await settle();
  state.onEvent(event('after'));
  await pause();
  expect(sent.map(({ events }) => events)).toEqual([[event('before')], [event('after')]]);
  expect(new Set(sent.map(({ recordingId }) => recordingId)).size).toBe(2);
});

test('someone gone on to a page of money while the code was loading is not recorded', async () => {
  const { recorder, state } = open();
  recorder.update({ isWanted: true, page: '/' });
  recorder.update({ isWanted: false, page: '/billing' });
  await settle();
  expect(state.running).toBe(0);
  recorder.update({ isWanted: true, page: '/' });
  await settle();
  expect(state.running).toBe(1);
});

describe('ends for this visit, with one line in the log,', () => {
  test('when its code does not come', async () => {
    const { recorder, load, log } = open();
    load.mockRejectedValue(new Error('missing'));
    recorder.update({ isWanted: true, page: '/' });
    await settle();
    recorder.update({ isWanted: true, page: '/courses' });
    await settle();
    expect(load).toHaveBeenCalledOnce();
    expect(log).toHaveBeenCalledExactlyOnceWith(
      'session recording ended: its code could not be loaded or started',
    );
  });

  test('when the server refuses it', async () => {
    const { recorder, log, sent, state } = open(403);
    recorder.update({ isWanted: true, page: '/' });
    await settle();
    state.onEvent(event('a'));
    await pause();
    recorder.update({ isWanted: true, page: '/courses' });
    await settle();
    expect(state.running).toBe(0);
    expect(sent).toHaveLength(1);
    expect(log).toHaveBeenCalledExactlyOnceWith('session recording ended: the server answered 403');
  });

  test('when no one takes it until there is no more room', async () => {
    const { recorder, log, state } = open(new Error('offline'));
    recorder.update({ isWanted: true, page: '/' });
    await settle();
    for (let count = 0; count < 5; count += 1) state.onEvent(event('x'.repeat(500_000)));
    await settle();
    expect(state.running).toBe(0);
    expect(log).toHaveBeenCalledExactlyOnceWith(
      'session recording ended: too many events were waiting to be sent',
    );
  });
});

test.each([new Error('offline'), 503, 429])('%s is waited out', async (fault) => {
  const { recorder, log, sent, state } = open(fault);
  recorder.update({ isWanted: true, page: '/' });
  await settle();
  state.onEvent(event('a'));
  await pause();
  state.status = 204;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent.at(-1)).toMatchObject({ number: 0, events: [event('a')] });
  expect(state.running).toBe(1);
  expect(log).not.toHaveBeenCalled();
});
