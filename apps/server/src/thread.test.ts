import { EventEmitter } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { createThread } from './thread.ts';

const faults: unknown[] = [];
const options = {
  busy: () => new Error('busy'),
  onFault: (error: unknown) => void faults.push(error),
};

const echo = () =>
  new Worker(
    "const { parentPort: port } = require('worker_threads'); port.on('message', (it) => port.postMessage(it));",
    { eval: true },
  );

/** A thread that ends before it runs any code, as one does that gets no memory. */
function deadWorker() {
  const worker = echo();
  void worker.terminate();
  return worker;
}

/** A thread that never gets as far as to run code. */
function stuckWorker() {
  const worker = new EventEmitter() as Worker;
  return Object.assign(worker, {
    unref: () => {},
    terminate: async () => Number(worker.emit('exit', 1)),
  });
}

test.each([
  ['dies before it is online', deadWorker],
  ['never comes online', stuckWorker],
])('a thread that %s costs one task; the next one gets another', async (_, startFirst) => {
  let started = 0;
  const thread = createThread<string>(() => {
    started += 1;
    return started === 1 ? startFirst() : echo();
  }, options);
  const tasks = [thread.inTurn('one', 200), thread.inTurn('two', 10_000)];
  expect(await Promise.all(tasks)).toEqual([undefined, 'two']);
  expect(await thread.inTurn('three', 10_000)).toBe('three');
  expect(started).toBe(2);
  await thread.close();
});

test('threads that die over and over are started once for each task', async () => {
  let started = 0;
  const thread = createThread<string>(() => {
    started += 1;
    return deadWorker();
  }, options);
  for (const task of ['one', 'two', 'three'])
    expect(await thread.inTurn(task, 2000)).toBeUndefined();
  expect(started).toBe(3);
});

test('a thread takes up to fifty tasks at a time', async () => {
  const thread = createThread<number>(echo, options);
  const taken = Array.from({ length: 50 }, (_, task) => thread.inTurn(task, 10_000));
  await expect(thread.inTurn(50, 10_000)).rejects.toThrow('busy');
  expect(await Promise.all(taken)).toEqual(Array.from({ length: 50 }, (_, task) => task));
  expect(await thread.inTurn(51, 10_000)).toBe(51);
  await thread.close();
});

test('an error that ends a thread is told, and costs its task alone', async () => {
  let started = 0;
  const thread = createThread<string>(() => {
    started += 1;
    if (started > 1) return echo();
    const fail =
      "require('worker_threads').parentPort.on('message', () => { throw new RangeError('too deep'); });";
    return new Worker(fail, { eval: true });
  }, options);
  faults.length = 0;
  expect(await thread.inTurn('one', 10_000)).toBeUndefined();
  expect(faults).toMatchObject([{ name: 'RangeError', message: 'too deep' }]);
  expect(await thread.inTurn('two', 10_000)).toBe('two');
  await thread.close();
});
