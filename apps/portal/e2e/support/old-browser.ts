import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';

/** Chromium of January 2018, from a package that carries its binary. */
const packed = fileURLToPath(
  new URL('bin/chromium.br', import.meta.resolve('chrome-aws-lambda/package.json')),
);

export interface OldBrowser {
  open: (url: string) => Promise<void>;
  /** Runs a script in the page and gives what it comes to; a promise is waited for. */
  run: <Value>(script: string) => Promise<Value>;
  close: () => Promise<void>;
}

/** Playwright speaks to no browser this old: this one is driven by its debugging port itself. */
export async function launchOldBrowser(): Promise<OldBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'uplink-old-browser-'));
  const program = join(folder, 'chromium');
  await pipeline(
    createReadStream(packed),
    createBrotliDecompress(),
    createWriteStream(program, { mode: 0o755 }),
  );
  const port = await freePort();
  const browser = spawn(
    program,
    [
      '--headless',
      '--no-sandbox',
      '--no-zygote',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      // Its optimising compiler knows none of today's processors and breaks down on some.
      '--js-flags=--no-opt',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${join(folder, 'profile')}`,
    ],
    { stdio: 'ignore' },
  );
  const { send, close } = await connect(await pageOf(port, browser));
  return {
    async open(url) {
      await send('Page.navigate', { url });
    },
    async run<Value>(expression: string) {
      const { result, exceptionDetails } = await send<Evaluated<Value>>('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
      return result.value;
    },
    async close() {
      close();
      browser.kill('SIGKILL');
      await once(browser, 'exit');
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface Evaluated<Value> {
  result: { value: Value };
  exceptionDetails?: { exception?: { description: string } };
}

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/** The address of the one page, once the browser listens. */
async function pageOf(port: number, browser: ChildProcess): Promise<string> {
  for (;;) {
    if (browser.exitCode !== null) throw new Error(`The old browser ended: ${browser.exitCode}.`);
    const pages = await fetch(`http://127.0.0.1:${port}/json`)
      .then((answer) => answer.json() as Promise<{ type: string; webSocketDebuggerUrl: string }[]>)
      .catch(() => []);
    const page = pages.find(({ type }) => type === 'page');
    if (page) return page.webSocketDebuggerUrl;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function connect(url: string) {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  const waiting = new Map<number, Waiting>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(String(data));
    const call = waiting.get(id);
    waiting.delete(id);
    if (error) call?.reject(new Error(error.message));
    else call?.resolve(result);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The old browser went away.'));
  });
  let count = 0;
  return {
    send<Result>(method: string, params: object = {}): Promise<Result> {
      count += 1;
      const answer = new Promise<unknown>((resolve, reject) => {
        waiting.set(count, { resolve, reject });
      });
      socket.send(JSON.stringify({ id: count, method, params }));
      return answer as Promise<Result>;
    },
    close: () => socket.close(),
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
