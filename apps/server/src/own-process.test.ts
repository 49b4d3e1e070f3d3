import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startOwnProcess } from './own-process.ts';

/** A worker that runs this code. */
function run(code: string, workerData?: unknown) {
  const module = new URL(`data:text/javascript,${encodeURIComponent(code)}`);
  const runner = startOwnProcess(module, { mostHeapMb: 64, workerData });
  onTestFinished(() => void runner.terminate());
  return runner;
}
const port = "import { parentPort, workerData } from 'node:worker_threads';";

test('messages pass both ways, bytes too', async () => {
  const runner = run(
    `${port} parentPort.on('message', (it) => parentPort.postMessage([workerData, it]));`,
    7,
  );
  await once(runner, 'online');
  runner.postMessage(Uint8Array.of(1, 2));
  const [told] = await once(runner, 'message');
  expect(told).toEqual([7, Uint8Array.of(1, 2)]);
});

test('an end of the whole process, as V8 does it out of memory, ends no other', async () => {
  await once(run("process.kill(process.pid, 'SIGABRT')"), 'exit');
});

test('an error is told with its name before the end', async () => {
  const told: unknown[] = [];
  const runner = run("throw new RangeError('too deep')").on('error', (error) => told.push(error));
  await new Promise((resolve) => runner.on('exit', resolve));
  expect(told).toMatchObject([{ name: 'RangeError', message: 'too deep' }]);
  expect(told[0]).toBeInstanceOf(Error);
});

test('an error that no one listens for ends no server', async () => {
  await new Promise((resolve) => run("throw new Error('unheard')").on('exit', resolve));
});

test('one that never ends can be ended, and is sent messages meanwhile and afterwards', async () => {
  const runner = run('for (;;);');
  await once(runner, 'online');
  runner.postMessage('unread');
  await runner.terminate();
  runner.postMessage('too late');
  await setTimeout(0);
});

test('knows nothing of the environment', async () => {
  const [told] = await once(
    run(`${port} parentPort.postMessage(Object.keys(process.env));`),
    'message',
  );
  expect(told).not.toContain('PATH');
});

test('ends with its server, even if it never ends by itself and the server is killed', async () => {
  const server = `
    import { startOwnProcess } from ${JSON.stringify(new URL('./own-process.ts', import.meta.url).href)};
    const endless = new URL('data:text/javascript,for(;;);');
    startOwnProcess(endless, { mostHeapMb: 64 }).on('online', () => process.kill(process.pid, 'SIGKILL'));
  `;
  const options = ['--conditions=uplink-source', '--input-type=module', '--eval', server];
  const killed = spawn(process.execPath, options, { stdio: ['ignore', 'ignore', 'pipe'] });
  // Both hold its standard error: it is closed once both have ended.
  const [, signal] = await once(killed, 'close');
  expect(signal).toBe('SIGKILL');
});
