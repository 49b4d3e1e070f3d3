import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordedFrames, strangeMessages } from '../protocol/recorded.fixture.ts';
import { createElementClass } from './frame-element.ts';
import { kinds } from './kinds.ts';
import { type Opening, openPage } from './open-page.ts';

const origin = 'https://academy.example';
const openings: Opening[] = [];
const forget = vi.fn();
const kind = kinds['uplink-lesson'];
if (!kind) throw new Error('There is no such element.');
customElements.define(
  'test-lesson',
  createElementClass(origin, kind, (opening) => {
    openings.push(opening);
    return forget;
  }),
);
customElements.define('test-real', createElementClass(origin, kind, openPage(origin)));

let error: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  openings.length = 0;
  forget.mockClear();
  error = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  for (const one of document.querySelectorAll('test-lesson, test-real')) one.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const good = { 'partner-key': 'pk_demo', course: 'ospf', lesson: '42' };

function show(attributes: Record<string, string> = good, name = 'test-lesson') {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.innerHTML = '<a href="/link">The lesson</a>';
  const heard: { type: string; detail: unknown }[] = [];
  for (const type of [
    'ready',
    'step',
    'total-changed',
    'completed',
    'degraded',
    'token-needed',
    'height',
    'error',
  ])
    element.addEventListener(`uplink-${type}`, (event) =>
      heard.push({ type, detail: (event as CustomEvent).detail }),
    );
  document.body.append(element);
  return { element, heard, root: element.shadowRoot as ShadowRoot };
}

function connect(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  openings.at(-1)?.onPort(port1);
  return port2;
}

test.each(Object.entries(recordedFrames))('%s: the site hears it all', async (_name, events) => {
  const { element, heard, root } = show();
  const port = connect();
  for (const event of [...strangeMessages, ...events]) port.postMessage(event);
  port.postMessage({ type: 'invented-later', detail: { a: 1 } });
  await expect.poll(() => heard).toEqual(events);
  expect(element.dataset.state).toBe('ready');
  const heights = events.filter((event) => event.type === 'height');
  expect(root.querySelector('iframe')?.style.height).toBe(`${heights.at(-1)?.detail.height}px`);
});

test.each([
  ['partner-key', ''],
  ['partner-key', 'pk demo'],
  ['lesson', '42/../../admin'],
  ['lesson', '42?key=other'],
  ['course', '"><script>'],
])('%s="%s" is named with what is wrong, and nothing is opened', (name, value) => {
  const { element, heard, root } = show({ ...good, [name]: value });
  expect(root.querySelector('[role=alert]')?.textContent).toBe(
    `<test-lesson> needs a valid "${name}", not "${value}".`,
  );
  expect(heard).toMatchObject([{ type: 'error', detail: { code: 'attribute' } }]);
  expect(element.dataset.state).toBe('error');
  expect(openings).toHaveLength(0);
  expect(error).toHaveBeenCalledOnce();
});

test('blanks around a copied value do no harm', () => {
  show({ ...good, lesson: ' 42\n' });
  expect(openings.at(-1)?.path).toBe('/embed/lesson/42?key=pk_demo');
});

test('without an answer for seven seconds it shows the reason, another try and the way to the page', () => {
  vi.useFakeTimers();
  const { root } = show();
  vi.advanceTimersByTime(6999);
  expect(root.querySelector('[role=alert]')).toBeNull();
  vi.advanceTimersByTime(1);
  expect(root.querySelector('[role=alert]')?.textContent).toBe("Uplink Academy isn't responding.");
  expect(root.querySelector('a')?.href).toBe(`${origin}/courses/ospf/sections/0/lessons/42`);
  root.querySelector('button')?.click();
  expect(openings).toHaveLength(2);
  expect(root.querySelector('iframe')).not.toBeNull();
});

test('another token or theme goes to the open frame; another lesson opens another one', async () => {
  const { element, root } = show();
  const port = connect();
  const said: unknown[] = [];
  port.onmessage = ({ data }) => said.push(data);
  const frame = root.querySelector('iframe');
  element.setAttribute('token', 'a.b.c');
  element.setAttribute('theme', 'dark');
  element.style.setProperty('--uplink-accent', 'teal');
  // Not a word about what the frame doesn't wear.
  element.style.setProperty('margin', '1px');
  await expect
    .poll(() => said)
    .toMatchObject([
      { token: 'a.b.c', theme: 'auto' },
      { token: 'a.b.c', theme: 'dark' },
      { token: 'a.b.c', theme: 'dark', tokens: { accent: 'teal' } },
    ]);
  expect(root.querySelector('iframe')).toBe(frame);
  element.setAttribute('lesson', '43');
  expect(root.querySelector('iframe')).not.toBe(frame);
  expect(openings).toHaveLength(2);
});

test('the language of the page is told, and another one reaches the open frame', async () => {
  document.documentElement.lang = 'ar';
  const { element } = show();
  expect(openings.at(-1)?.hello()).toMatchObject({ lang: 'ar' });
  const port = connect();
  const said: unknown[] = [];
  port.onmessage = ({ data }) => said.push(data);
  element.setAttribute('lang', 'de');
  await expect.poll(() => said).toMatchObject([{ lang: 'de' }]);
  document.documentElement.removeAttribute('lang');
});

test('what looks like a token and is none is named in the console', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  show({ ...good, style: '--uplink-accent: #a3441a; --uplink-acent: #a3441a; --other: 1px' });
  expect(warn.mock.calls).toEqual([
    [
      "--uplink-acent isn't a token of <test-lesson>. Use accent, on-accent, surface, text, radius, font.",
    ],
  ]);
});

test('taken out and put back a hundred times it leaves one frame and no listener', () => {
  const added = vi.spyOn(window, 'addEventListener');
  const removed = vi.spyOn(window, 'removeEventListener');
  const { element, root } = show(good, 'test-real');
  for (let round = 0; round < 100; round += 1) {
    element.remove();
    document.body.append(element);
  }
  expect(root.querySelectorAll('iframe')).toHaveLength(1);
  element.remove();
  expect(added).toHaveBeenCalledTimes(101);
  expect(removed).toHaveBeenCalledTimes(101);
});

test('only the window and the origin that were opened are heard', () => {
  const { element, heard } = show(good, 'test-real');
  const own = element.shadowRoot?.querySelector('iframe')?.contentWindow;
  const bodies = [
    { uplink: 'refused', code: 'key', message: 'no' },
    { uplink: 'here' },
    { type: 'completed', detail: { id: 'free' } },
  ];
  for (const data of bodies)
    for (const [source, from] of [
      [window, origin],
      [own, 'https://evil.example'],
      [own, 'null'],
      [null, origin],
    ] as const)
      window.dispatchEvent(
        new MessageEvent('message', { data, origin: from, source: source ?? null }),
      );
  expect(heard).toEqual([]);
  expect(element.dataset.state).toBe('loading');
  window.dispatchEvent(
    new MessageEvent('message', { data: bodies[0], origin, source: own ?? null }),
  );
  expect(element.dataset.state).toBe('error');
});

test('the link inside the element is left alone', () => {
  const { element } = show();
  expect(element.innerHTML).toBe('<a href="/link">The lesson</a>');
});
