import type { Hello } from '../protocol/protocol.ts';
import type { TestContent } from './test-scenes.ts';

/**
 * Draws a page of the test mode into an empty document, without markup in strings, so that the strictest policy of a
 * site allows it.
 * @returns its height
 */
export function drawTestPage(page: Document, content: TestContent, { dir, tokens }: Hello): number {
  const add = (parent: Node, name: string, text: string) => {
    const element = page.createElement(name);
    element.textContent = text;
    parent.appendChild(element);
    return element;
  };
  page.documentElement.lang = 'en';
  page.title = content.title;
  if (dir) page.documentElement.dir = dir;
  const main = add(page.body, 'main', '');
  main.style.padding = '16px';
  main.style.color = tokens.text || '#111827';
  main.style.background = tokens.surface || '#ffffff';
  add(main, 'h1', content.title);
  add(main, 'p', content.text);
  const status = add(main, 'p', '');
  status.setAttribute('role', 'status');
  for (const [name, act] of Object.entries(content.actions)) {
    add(main, 'button', name).onclick = () => {
      status.textContent = `${name}: done`;
      act();
    };
  }
  return Math.ceil(main.getBoundingClientRect().height) + 16;
}
