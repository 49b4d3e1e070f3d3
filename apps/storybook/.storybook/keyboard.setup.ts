/**
 * Of each file, the first story without a dialog is walked through with the Tab key alone, as it is at its end: every
 * control is reached, shows that it has the focus, and lets go of it.
 */
import { afterEach, expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawn } from './drawn.ts';

const focusable =
  'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]';
/** Tab enters these once, arrow keys do the rest. */
const composites = ['grid', 'treegrid', 'listbox', 'menu', 'tablist', 'toolbar', 'radiogroup']
  .map((role) => `[role="${role}"]`)
  .join(', ');
const mostPresses = 400;
const mostWalks = 3;
const walked = new Set<string>();

afterEach(async ({ task }) => {
  const { filepath } = task.file;
  if (task.result?.state === 'fail' || walked.has(filepath)) return;
  // It keeps the focus, and what is behind it can't be reached on purpose.
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
  walked.add(filepath);
  expect(await walkUntilSettled()).toEqual([]);
});

/** Starts again when controls came or went meanwhile: a story may end before the answer to what it sent. */
async function walkUntilSettled(): Promise<string[]> {
  for (let walks = 1; ; walks += 1) {
    const stops = stopsOnPage();
    const found = await walk(stops);
    const isSettled = String(stopsOnPage().map(nameOf)) === String(stops.map(nameOf));
    if (isSettled || walks === mostWalks) return found;
  }
}

async function walk(stops: readonly HTMLElement[]): Promise<string[]> {
  const [start, end] = [edgeOfPage(), edgeOfPage()];
  document.body.prepend(start);
  document.body.append(end);
  start.focus();
  // What had the focus may still look so.
  await drawn();
  const unfocused = new Map(stops.map((stop) => [stop, lookOf(stop)]));
  const reached = new Set<Element>();
  const found: string[] = [];
  let presses = 0;
  for (; presses < mostPresses; presses += 1) {
    await userEvent.keyboard('{Tab}');
    const active = document.activeElement;
    if (!(active instanceof HTMLElement) || active === end || active === document.body) break;
    if (unfocused.get(active) === lookOf(active)) found.push(`shows no focus: ${nameOf(active)}`);
    unfocused.delete(active);
    reached.add(active);
  }
  if (presses === mostPresses) found.push(`keeps the focus: ${nameOf(document.activeElement)}`);
  start.remove();
  end.remove();
  const missed = stops.filter((stop) => stop.isConnected && !isReached(stop, reached));
  return [...found, ...missed.map((stop) => `not reached: ${nameOf(stop)}`)];
}

function edgeOfPage(): HTMLElement {
  const edge = document.createElement('button');
  edge.style.cssText = 'position: fixed; opacity: 0';
  return edge;
}

const stopsOnPage = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (one) =>
      one.tabIndex >= 0 &&
      !one.matches(':disabled') &&
      !one.closest('[inert]') &&
      one.checkVisibility({ visibilityProperty: true }),
  );

/** A composite and a group of native radio buttons are one stop. */
function isReached(stop: HTMLElement, reached: ReadonlySet<Element>): boolean {
  if (reached.has(stop)) return true;
  const group = stop.closest(composites);
  if (group) return [...reached].some((one) => group.contains(one));
  if (!(stop instanceof HTMLInputElement) || stop.type !== 'radio') return false;
  return [...reached].some((one) => one instanceof HTMLInputElement && one.name === stop.name);
}

/** What can tell an element with the focus from one without, on itself and close around it. */
function lookOf(element: Element | null, up = 0): string {
  if (!element || up > 3) return '';
  const looks = [getComputedStyle(element), getComputedStyle(element, '::after')].map(
    ({ boxShadow, outline, borderColor, backgroundColor }) =>
      `${boxShadow} ${outline} ${borderColor} ${backgroundColor}`,
  );
  return `${looks.join(' ')} ${lookOf(element.parentElement, up + 1)}`;
}

function nameOf(element: Element | null): string {
  const words = element?.getAttribute('aria-label') ?? element?.textContent?.slice(0, 40);
  return `${element?.tagName.toLowerCase()}.${element?.getAttribute('class')} ${words}`;
}
