import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { type DisplaySetting, displayChoices } from '../shell/display.ts';

const gate = readFileSync(new URL('../../public/gate.js', import.meta.url), 'utf8');
const help = '/supported-browsers.html';

/** Where a browser is sent before any code of the app; undefined when it is let in. */
function pass(userAgent: string, pathname = '/courses', kept: Record<string, string> = {}) {
  const replace = vi.fn<(path: string) => void>();
  const setAttribute = vi.fn();
  const window: { uplinkInstall?: Event } = {};
  const heard = new Map<string, (event: Event) => void>();
  runInNewContext(gate, {
    window,
    addEventListener: heard.set.bind(heard),
    navigator: { userAgent },
    location: { pathname, replace },
    localStorage: { getItem: (key: string) => kept[key] ?? null },
    Object: {},
    document: {
      cookie: '',
      documentElement: { setAttribute },
      currentScript: { dataset: {} },
      addEventListener: () => {},
    },
  });
  const looks = setAttribute.mock.calls.filter(([name]) => name !== 'data-start');
  return { sentTo: replace.mock.calls[0]?.[0], looks, window, heard };
}

const chrome = (version: string) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36`;
const firefox = (version: string) =>
  `Mozilla/5.0 (X11; Linux x86_64; rv:${version}) Gecko/20100101 Firefox/${version}`;
const edge = (version: string) => `${chrome('51.0.2704.79')} Edge/${version}`;
const safari = (version: string) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_12_4) AppleWebKit/603.1.30 (KHTML, like Gecko) Version/${version} Safari/603.1.30`;

test.each([
  ['Chrome 56', chrome('56.0.2924.87')],
  ['Chrome 9', chrome('9.0.597')],
  ['Chromium 56', chrome('56.0.2924.87').replace('Chrome', 'Chromium')],
  ['Firefox 51', firefox('51.0')],
  ['Edge 15', edge('15.15063')],
  ['Safari 10.0', safari('10.0.3')],
  ['Safari 9.1', safari('9.1.2')],
  ['Internet Explorer 11', 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko'],
  ['Internet Explorer 9', 'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1)'],
])('%s is sent to the help page', (_name, userAgent) => {
  expect(pass(userAgent).sentTo).toBe(help);
  expect(pass(userAgent, help).sentTo).toBeUndefined();
});

test.each([
  ['Chrome 57', chrome('57.0.2987.98')],
  ['Chrome 147', chrome('147.0.0.0')],
  ['Firefox 52', firefox('52.0')],
  ['Firefox 150', firefox('150.0')],
  ['Edge 16', edge('16.16299')],
  ['Edge 147, on Chromium', `${chrome('147.0.0.0')} Edg/147.0.0.0`],
  ['Safari 10.1', safari('10.1')],
  ['Safari 26.1', safari('26.1')],
  ['a search robot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['nothing known', ''],
])('%s is let in', (_name, userAgent) => {
  expect(pass(userAgent).sentTo).toBeUndefined();
});

test('every choice of how pages look is there before anything is painted, and no other word', () => {
  const looks = (kept: Record<string, string>) => pass(chrome('147.0'), '/', kept).looks;
  for (const setting of Object.keys(displayChoices) as DisplaySetting[])
    for (const choice of displayChoices[setting])
      expect(looks({ [`uplink.${setting}`]: choice })).toEqual([[`data-${setting}`, choice]]);
  expect(looks({ 'uplink.theme': 'system', 'uplink.text': '1500', 'uplink.video': '{}' })).toEqual(
    [],
  );
});

test('the help page names the oldest browser of each kind, and loads no script', () => {
  const page = readFileSync(new URL(`../../public${help}`, import.meta.url), 'utf8');
  for (const browser of ['Chrome 57', 'Firefox 52', 'Edge 16', 'Safari 10.1'])
    expect(page).toContain(`${browser} or newer`);
  expect(page).not.toContain('<script');
});

/** Which script a browser loads, once the page is there, beside those the page names. */
function load(features: object) {
  const script = { src: '', onload: () => {} };
  const setAttribute = vi.fn();
  const importEntry = vi.fn();
  const appendChild = vi.fn();
  let whenThere = () => {};
  runInNewContext(gate, {
    navigator: { userAgent: chrome('64.0.3264.0') },
    location: { pathname: '/' },
    localStorage: { getItem: () => null },
    Object: features,
    window: { System: { import: importEntry } },
    addEventListener: () => {},
    document: {
      cookie: '',
      documentElement: { setAttribute },
      currentScript: { dataset: { polyfills: '/old.js', entry: '/old-entry.js' } },
      createElement: () => script,
      addEventListener: (name: string, listener: () => void) => {
        if (name === 'DOMContentLoaded') whenThere = listener;
      },
      body: { appendChild },
    },
  });
  whenThere();
  script.onload();
  return { marks: setAttribute.mock.calls, added: appendChild.mock.calls, importEntry, script };
}

test('a browser older than the main build loads the one for old ones, and the page is marked', () => {
  const { marks, added, importEntry, script } = load({});
  expect(marks).toContainEqual(['data-legacy', '']);
  expect(added).toEqual([[script]]);
  expect(script.src).toBe('/old.js');
  expect(importEntry).toHaveBeenCalledExactlyOnceWith('/old-entry.js');
});

test("today's browser loads nothing of it", () => {
  const { marks, added, importEntry } = load({ hasOwn: () => true });
  expect(marks).not.toContainEqual(['data-legacy', '']);
  expect(added).toEqual([]);
  expect(importEntry).not.toHaveBeenCalled();
});

const files = JSON.stringify({
  home: ['/home.js', '/home.css'],
  lesson: ['/lesson.js'],
  product: ['/product.js'],
  further: ['/further.js'],
  font: ['/inter.woff2'],
});

/** What is asked for, and drawn, before the app's code is there. */
async function open(
  pathname: string,
  { cookie = 'theme=1; uplink_signed_in=1', token = '"t1"', renewed = null as string | null } = {},
) {
  // The page names the files of the app itself.
  const links: Record<string, string>[] = [{ rel: 'modulepreload', href: '/base.js' }];
  const code = () => links.filter(({ rel }) => rel === 'modulepreload');
  let whenLoaded = (_event: { target: object }) => {};
  const attributes: Record<string, string> = {};
  const fetch = vi.fn(async (_path: string, _init: { headers?: Record<string, string> }) =>
    token ? new Response(`{"accessToken":${token}}`) : new Response('{}', { status: 401 }),
  );
  runInNewContext(gate, {
    window: {},
    navigator: { userAgent: chrome('147.0.0.0') },
    location: { pathname },
    localStorage: { getItem: (key: string) => (key === 'uplink.renewed' ? renewed : null) },
    addEventListener: () => {},
    fetch,
    document: {
      cookie,
      documentElement: {
        setAttribute: (name: string, value: string) => Object.assign(attributes, { [name]: value }),
      },
      currentScript: { dataset: { files } },
      createElement: () => ({}),
      head: { appendChild: (link: Record<string, string>) => links.push(link) },
      querySelectorAll: code,
      addEventListener: (name: string, listener: typeof whenLoaded) => {
        if (name === 'load') whenLoaded = listener;
      },
      removeEventListener: () => {},
    },
  });
  for (const target of code()) {
    expect(links.some(({ as }) => as === 'font')).toBe(false);
    whenLoaded({ target });
  }
  await vi.waitFor(() =>
    expect(fetch.mock.results.every(({ type }) => type === 'return')).toBe(true),
  );
  await new Promise((resolve) => setImmediate(resolve));
  return {
    frame: attributes['data-start'],
    files: links.slice(1).map(({ rel, as, href }) => [rel, as, href].filter(Boolean).join(' ')),
    calls: fetch.mock.calls.map(([path]) => path),
    fetch,
  };
}

const everyPage = ['/session/token', '/me/start'];

test('for someone who is signed in, a page asks for its files and data before its code is there', async () => {
  const { frame, files, calls, fetch } = await open('/');
  expect(frame).toBe('app');
  expect(files).toEqual([
    'modulepreload /home.js',
    'preload style /home.css',
    'preload font /inter.woff2',
  ]);
  expect(calls).toEqual([...everyPage, '/me/dashboard']);
  expect(fetch.mock.calls[1]?.[1].headers?.authorization).toBe('Bearer t1');
});

test.each([
  ['/courses/vlans/sections/2/lessons/3', 'lesson', 'lesson', '/me/lessons/3'],
  ['/courses/vlans', 'app', 'product', '/me/product-page?type=2&uniqueName=vlans'],
  ['/practice-labs/acl', 'app', 'product', '/me/product-page?type=10&uniqueName=acl'],
])('%s asks for what it shows first', async (path, frame, page, call) => {
  const opened = await open(path);
  expect(opened.frame).toBe(frame);
  expect(opened.files[0]).toBe(`modulepreload /${page}.js`);
  expect(opened.calls).toEqual([...everyPage, call]);
});

test('another page asks for its route and for what every page needs', async () => {
  const { frame, files, calls } = await open('/billing');
  expect(frame).toBe('app');
  expect(files).toEqual(['modulepreload /further.js', 'preload font /inter.woff2']);
  expect(calls).toEqual(everyPage);
});

test.each([
  ['a visitor', '/', 'theme=1'],
  ['a page without the frame', '/login', undefined],
])('%s gets no frame, and nothing is asked', async (_name, path, cookie) => {
  const { frame, files, calls } = await open(path, cookie === undefined ? {} : { cookie });
  expect(frame).toBe('none');
  expect(files).toEqual(['preload font /inter.woff2']);
  expect(calls).toEqual([]);
});

test('a page for everyone asks for its route', async () => {
  const { files, calls } = await open('/checkout/ospf', { cookie: '' });
  expect(files).toEqual(['modulepreload /further.js', 'preload font /inter.woff2']);
  expect(calls).toEqual([]);
});

test('while tabs share a token, nothing is asked early', async () => {
  expect((await open('/', { renewed: String(Date.now() - 30_000) })).calls).toEqual([]);
  expect((await open('/', { renewed: String(Date.now() - 90_000) })).calls).toHaveLength(3);
});

test('without a session nothing more is asked', async () => {
  const { calls } = await open('/', { token: '' });
  expect(calls).toEqual(['/session/token']);
});

test('the offer of a browser to install the portal waits for someone to take it', () => {
  const { heard, window } = pass(chrome('147.0.0.0'));
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  heard.get('beforeinstallprompt')?.(offer);
  expect(offer.defaultPrevented).toBe(true);
  expect(window.uplinkInstall).toBe(offer);
});
