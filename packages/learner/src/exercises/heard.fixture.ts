/// <reference types="@vitest/browser-playwright" />

import { cdp, userEvent } from 'vitest/browser';

/** Regions that speak when they change. */
const live = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';
/** When a draft is saved depends on the clock. */
const isSaving = (text: string) => /^(Saving|Draft saved|Not saved)/.test(text);

/** The texts of an element, each said for itself. */
function wordsOf(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push((walker.currentNode.textContent ?? '').trim());
  return texts.filter(Boolean).join(' ').replace(/\s+/g, ' ');
}

/** What a screen reader says of a page: names and roles of what is read and focused, and what live regions say. */
export function listen() {
  const lines: string[] = [];
  const said = new Map<Element, string>();
  const hear = () => {
    for (const region of document.querySelectorAll(live)) {
      // Lists of other tests on this page are said there for seconds after they went.
      if (region.closest('[aria-live="off"], [data-live-announcer]')) continue;
      const words = wordsOf(region);
      if (words !== (said.get(region) ?? '') && words !== '' && !isSaving(words))
        lines.push(`  says: ${words}`);
      said.set(region, words);
    }
  };
  // What is there at first is read, not said.
  for (const region of document.querySelectorAll(live)) said.set(region, wordsOf(region));
  const observer = new MutationObserver(hear);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return {
    lines,
    /** Reads a part of the exercise from its top, or all of it. */
    async read(heading: string, part = '') {
      const place = `document.querySelector('[data-read] ${part}')`;
      lines.push('', heading, ...(await readingOf(place)));
    },
    /** Presses keys, and says where the focus is then. */
    async press(keys: string) {
      lines.push('', `> ${keys}`);
      const before = document.activeElement;
      await userEvent.keyboard(keys);
      if (document.activeElement !== before) lines.push(`  ${await focused()}`);
      await drawn();
    },
    text: () => `${lines.join('\n').trim()}\n`,
    stop: () => observer.disconnect(),
  };
}

/** What keys change is on screen, and said. */
const drawn = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => setTimeout(done));
  });

/** The test runs in a frame of the page that the browser's own view of it describes. */
const inFrame = (expression: string) =>
  `[...document.querySelectorAll('iframe')].map((frame) => frame.contentWindow.eval(${JSON.stringify(expression)})).find(Boolean)`;

async function objectOf(expression: string): Promise<string> {
  const { result } = await cdp().send('Runtime.evaluate', { expression: inFrame(expression) });
  if (!result.objectId) throw new Error(`Nothing at ${expression}`);
  return result.objectId;
}

async function focused(): Promise<string> {
  const objectId = await objectOf('document.activeElement');
  const { nodes } = await cdp().send('Accessibility.getPartialAXTree', {
    ...{ objectId, fetchRelatives: false },
  });
  const [node] = nodes;
  return node ? described(node) : 'nothing';
}

interface Node {
  ignored: boolean;
  role?: { value?: unknown };
  name?: { value?: unknown };
  description?: { value?: unknown };
  properties?: { name: string; value: { value?: unknown } }[];
}

const textOf = (value: { value?: unknown } | undefined) => String(value?.value ?? '').trim();
const states = ['checked', 'selected', 'pressed', 'expanded', 'disabled', 'invalid', 'level'];

function described({ role, name, description, properties = [] }: Node): string {
  const told = properties.flatMap(({ name: state, value }) =>
    states.includes(state) && value.value && value.value !== 'false'
      ? [`${state}${value.value === true || value.value === 'true' ? '' : ` ${value.value}`}`]
      : [],
  );
  return [textOf(name), textOf(role), ...told, textOf(description)].filter(Boolean).join(', ');
}

/** Roles that say nothing by themselves. */
const silent = [
  ...['generic', 'none', 'paragraph', 'InlineTextBox', 'LineBreak', 'LabelText', 'main'],
  ...['list', 'listitem', 'row', 'rowgroup', 'DescriptionList', 'definition'],
];

async function readingOf(expression: string): Promise<string[]> {
  const objectId = await objectOf(expression);
  const { nodes } = await cdp().send('Accessibility.queryAXTree', { objectId });
  let before = '';
  return nodes.flatMap((node: Node) => {
    const role = textOf(node.role);
    if (node.ignored || silent.includes(role)) return [];
    const isText = role === 'StaticText';
    const words = isText ? textOf(node.name) : described(node);
    // A text that names what it is in was said with it.
    if (isText && (words === '' || words === '.' || before.includes(words))) return [];
    before = isText ? '' : words;
    return [`  ${words}`];
  });
}
