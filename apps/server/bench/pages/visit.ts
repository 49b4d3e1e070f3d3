import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';

/** A network as slow as a budget is stated for, on a processor four times slower than this one. */
export interface Line {
  name: string;
  kbitPerSecond: number;
  latencyMs: number;
}

export interface Visit {
  firstPaintMs: number;
  largestPaintMs: number;
  /** Until the content is complete. */
  completeMs: number;
  requests: number;
  bytes: number;
  /** How far what was drawn moved, as browsers count it. */
  shift: number;
}

const slowdown = 4;

type Device = Pick<BrowserContextOptions, 'storageState' | 'viewport'>;

/** Opens a page in a browser that has not seen the site before, except for its session. */
export async function visit(browser: Browser, url: string, line: Line, device: Device) {
  const context = await browser.newContext(device);
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    const devtools = await context.newCDPSession(page);
    await slowDown(devtools, line);
    const loaded = countLoaded(devtools);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(isComplete, undefined, { polling: 50, timeout: 120_000 });
    // Before the wait for the last paint: what is fetched ahead at rest comes after.
    const untilComplete = loaded();
    return { ...(await readPaints(page)), ...untilComplete };
  } finally {
    await context.close();
  }
}

async function slowDown(devtools: CDPSession, { kbitPerSecond, latencyMs }: Line) {
  const throughput = (kbitPerSecond * 1000) / 8;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

function countLoaded(devtools: CDPSession) {
  const urls = new Map<string, string>();
  let bytes = 0;
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) urls.set(requestId, request.url);
  });
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => ({ requests: urls.size, bytes, urls: [...urls.values()] });
}

interface Observed {
  largest: number;
  shift: number;
}

/** Runs in the page, before its own code. */
function observe() {
  const seen: Observed = { largest: 0, shift: 0 };
  Object.assign(globalThis, { benchSeen: seen });
  const follow = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  follow('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime;
  });
  follow('layout-shift', (entry) => {
    seen.shift += (entry as PerformanceEntry & { value: number }).value;
  });
}

/** Runs in the page: whether its heading and its parts are there, and nothing in their place any more. */
function isComplete() {
  const main = document.querySelector('main');
  return Boolean(main?.querySelector('h1')) && !document.querySelector('.ul-skel, .ul-loading');
}

async function readPaints(page: Page) {
  // The last paint is reported after it happened.
  await page.waitForTimeout(500);
  return page.evaluate(() => {
    const { benchSeen: seen } = globalThis as unknown as { benchSeen: Observed };
    const [first] = performance.getEntriesByName('first-contentful-paint');
    return {
      firstPaintMs: first?.startTime ?? Number.NaN,
      largestPaintMs: seen.largest,
      completeMs: performance.now() - 500,
      shift: seen.shift,
    };
  });
}
