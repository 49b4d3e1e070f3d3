import {
  type HomeExerciseMessages,
  homeExerciseMessages,
  stepsOf,
} from './home-exercise.messages.ts';
import { firstAttempt, nextAttempt } from './home-exercise.rules.ts';
import type { Attempt } from './home-exercise.types.ts';

/**
 * Makes the exercise that the server drew work. It needs no framework: a public page has none. Words of a host are those
 * the server drew it with.
 */
export function startHomeExercise(root: HTMLElement, messages = homeExerciseMessages): void {
  const part = <Kind extends HTMLElement>(name: string) =>
    root.querySelector<Kind>(`[data-part="${name}"]`);
  const form = part<HTMLFormElement>('form');
  const input = form?.querySelector('input');
  const log = part('log');
  if (!form || !input || !log) return;
  let attempt = firstAttempt(messages);

  function run(line: string) {
    const before = attempt.said.length;
    attempt = nextAttempt(attempt, line, messages);
    show(root, attempt, { messages, before });
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const line = input.value.trim();
    if (line === '') return;
    run(line);
    input.value = '';
    input.placeholder = attempt.isSolved ? messages.done : '';
    input.focus();
  });
  root.setAttribute('data-ready', '');
  // Run was pressed while the engine was on its way.
  if (root.hasAttribute('data-waiting')) {
    root.removeAttribute('data-waiting');
    form.dispatchEvent(new Event('submit', { cancelable: true }));
  }
}

interface Shown {
  messages: HomeExerciseMessages;
  /** How many lines of the console are on screen. */
  before: number;
}

function show(root: HTMLElement, attempt: Attempt, { messages, before }: Shown) {
  const all = (name: string) =>
    Array.prototype.slice.call(root.querySelectorAll(`[data-part="${name}"]`)) as HTMLElement[];
  const { isSolved, there, back, stop, sign, said } = attempt;
  root.setAttribute('data-solved', String(isSolved));
  const links = all('link');
  links.forEach((link, at) => {
    link.setAttribute('data-there', String(at < there));
    link.setAttribute('data-back', String(links.length - at <= back));
  });
  for (const device of all('device'))
    device.setAttribute('data-stop', String(device.getAttribute('data-name') === stop));
  for (const each of all('sign')) {
    each.textContent = sign;
    each.setAttribute('data-at', isSolved ? 'end' : stop);
  }
  for (const each of all('picture')) each.setAttribute('aria-label', messages.picture(attempt));
  for (const each of all('prompt')) each.textContent = attempt.prompt;
  for (const each of all('next')) each.hidden = !isSolved;
  stepsOf(isSolved).forEach(({ state }, at) => {
    const item = root.querySelectorAll('ol > li')[at];
    item?.setAttribute('data-state', state);
    if (item?.lastElementChild) item.lastElementChild.textContent = `, ${messages.states[state]}`;
  });
  for (const lines of all('lines'))
    for (const line of said.slice(before)) lines.appendChild(lineOf(line, messages));
  for (const log of all('log')) log.scrollTop = log.scrollHeight;
}

function lineOf(said: Attempt['said'][number], messages: HomeExerciseMessages): HTMLElement {
  const line = document.createElement('p');
  line.setAttribute('data-kind', said.kind);
  if (said.prompt !== undefined) {
    const prompt = document.createElement('span');
    prompt.textContent = said.prompt;
    line.appendChild(prompt);
  }
  line.appendChild(document.createTextNode(messages.lineText(said)));
  return line;
}
