import { type BrowserContextOptions, chromium, type Page } from 'playwright';
import { chromiumPath } from '../../../../tools/chromium.mjs';
import { DEMO_PASSWORD } from '../../demo/accounts.ts';
import { type Line, type Visit, visit } from '../pages/visit.ts';
import { atMost, type Figure, median } from '../support/figure.ts';
import type { Options } from '../support/options.ts';
import { startServer } from '../support/server-process.ts';
import { makeFolder } from '../support/workplace.ts';

interface Bars extends Line {
  firstPaintMs: number;
  largestPaintMs: number;
}

const lines: Bars[] = [
  {
    name: '1.6 Mbit/s',
    kbitPerSecond: 1600,
    latencyMs: 150,
    firstPaintMs: 1200,
    largestPaintMs: 2500,
  },
  {
    name: '400 kbit/s',
    kbitPerSecond: 400,
    latencyMs: 400,
    firstPaintMs: 2500,
    largestPaintMs: 8000,
  },
];

const mostRequests = 25;
const course = '/courses/vlans-and-switching';

/** What people see and wait for, in a phone's browser that has not seen the academy before; medians. */
export async function measurePages({ rounds }: Options): Promise<Figure[]> {
  const server = await startServer({ DATA_DIR: makeFolder() }, { isReporting: false });
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath && { executablePath }),
  });
  try {
    const context = await browser.newContext();
    const page = await context.newPage();
    await signIn(page, server.url);
    const pages = { home: '/', course, lesson: await findLesson(page, server.url) };
    // Only its session is kept: a page that opens within a minute of another asks for nothing early.
    const { cookies } = await context.storageState();
    const device = { storageState: { cookies, origins: [] }, viewport: phone };
    await context.close();
    const figures: Figure[] = [];
    for (const [name, path] of Object.entries(pages))
      for (const line of lines) {
        const visits: Visit[] = [];
        for (let round = 0; round < rounds; round += 1)
          visits.push(await visit(browser, server.url + path, line, device));
        figures.push(...toFigures(`${name}, ${line.name}`, visits, line));
      }
    return figures;
  } finally {
    await browser.close();
    await server.stop();
  }
}

const phone: BrowserContextOptions['viewport'] = { width: 390, height: 844 };

async function signIn(page: Page, url: string) {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill('maya@example.org');
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
}

/** The first lesson that the course's page leads to. */
async function findLesson(page: Page, url: string): Promise<string> {
  await page.goto(url + course);
  const href = await page.locator('main a[href*="/lessons/"]').first().getAttribute('href');
  if (!href) throw new Error('The course leads to no lesson.');
  return href;
}

function toFigures(where: string, visits: Visit[], bars: Bars): Figure[] {
  const middle = (what: keyof Visit) => median(visits.map((one) => one[what]));
  return [
    atMost(`first paint, ${where}`, Math.round(middle('firstPaintMs')), bars.firstPaintMs, 'ms'),
    atMost(
      `largest paint, ${where}`,
      Math.round(middle('largestPaintMs')),
      bars.largestPaintMs,
      'ms',
    ),
    atMost(`requests until complete, ${where}`, middle('requests'), mostRequests, ''),
    {
      name: `bytes until complete, ${where}`,
      measured: `${Math.round(middle('bytes') / 1000)} kB`,
    },
    { name: `complete, ${where}`, measured: `${Math.round(middle('completeMs'))} ms` },
    atMost(`layout shift, ${where}`, Number(middle('shift').toFixed(3)), 0.1, ''),
  ];
}
