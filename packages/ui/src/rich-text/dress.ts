import type { richTextMessages } from './rich-text.messages.ts';

/**
 * Gives an author's HTML the parts it cannot bring along. Done in the document: the text comes as
 * HTML, so React knows nothing of what is in it.
 */
export function dress(root: HTMLElement, words: Words): void {
  const labels = new Map<string, number>();
  // Two of the same title are told apart by their number.
  const tellApart = (label: string) => {
    const count = (labels.get(label) ?? 0) + 1;
    labels.set(label, count);
    return count === 1 ? label : `${label}, ${count}`;
  };
  for (const block of root.querySelectorAll('pre')) frameCode(block, tellApart, words);
  for (const table of root.querySelectorAll('table')) frameTable(table, tellApart, words);
}

const copiedMs = 2000;

type Words = (typeof richTextMessages)['texts'];
type TellApart = (label: string) => string;

function frameCode(block: HTMLPreElement, tellApart: TellApart, words: Words): void {
  const title = block.dataset.title ?? '';
  const frame = make('div', 'ul-code');
  const bar = make('div', 'ul-code__bar');
  const name = make('span', 'ul-mono');
  name.textContent = title;
  bar.append(name, makeCopyButton(block, words));
  makeScrollable(block, tellApart(title || words.code));
  block.replaceWith(frame);
  frame.append(bar, block);
}

function makeCopyButton(block: HTMLPreElement, words: Words): HTMLElement {
  const copy = document.createElement('button');
  copy.type = 'button';
  copy.className = 'ul-button';
  copy.dataset.variant = 'quiet';
  copy.dataset.size = 'sm';
  // The word on the button changes: a live region tells it to those who do not see it.
  const word = make('span');
  word.setAttribute('aria-live', 'polite');
  word.textContent = words.copy;
  copy.append(word);
  copy.addEventListener('click', async () => {
    const isCopied = await navigator.clipboard.writeText(block.textContent ?? '').then(
      () => true,
      () => false,
    );
    word.textContent = isCopied ? words.copied : words.notCopied;
    setTimeout(() => {
      word.textContent = words.copy;
    }, copiedMs);
  });
  return copy;
}

function frameTable(table: HTMLTableElement, tellApart: TellApart, words: Words): void {
  const frame = make('div', 'ul-prose__wide');
  makeScrollable(frame, tellApart(table.caption?.textContent || words.table));
  table.replaceWith(frame);
  frame.append(table);
}

/** A part that scrolls takes focus, so that the arrow keys reach all of it. */
function makeScrollable(element: HTMLElement, label: string): void {
  element.tabIndex = 0;
  element.setAttribute('role', 'region');
  element.setAttribute('aria-label', label);
}

function make(name: 'div' | 'span', className = ''): HTMLElement {
  const element = document.createElement(name);
  if (className) element.className = className;
  return element;
}
