import type { Hello } from '../protocol/protocol.ts';
import type { TestContent } from './test-scenes.ts';

/**
 * Draws a page of the test mode into an empty document, without markup in strings, so that the strictest policy of a
 * site allows it.
 * @returns its height, and what gives it the look of a site
 */
export function drawTestPage(page: Document, content: TestContent) {
  const add = (parent: Node, name: string, text: string) => {
    const element = page.createElement(name);
    element.textContent = text;
    parent.appendChild(element);
    return element;
  };
  page.documentElement.lang = 'en';
  page.title = content.title;
  const main = add(page.body, 'main', '');
  page.body.style.margin = '0';
  main.style.padding = '4px 24px 24px';
  main.style.font = '16px / 1.5 system-ui, sans-serif';
  add(main, 'h1', content.title);
  add(main, 'p', content.text);
  // Blank, so that its line is there before it says something.
  const status = add(main, 'p', '\u00a0');
  status.setAttribute('role', 'status');
  const buttons: HTMLElement[] = [];
  for (const [name, act] of Object.entries(content.actions)) {
    const button = add(main, 'button', name);
    buttons.push(button);
    button.style.cssText = 'font: inherit; margin: 0 8px 8px 0; padding: 8px 16px';
    button.onclick = () => {
      status.textContent = `${name}: done`;
      act();
    };
  }
  const wear = ({ theme, dir = 'ltr', tokens }: Hello) => {
    const isDark = theme === 'auto' ? prefersDark(page) : theme === 'dark';
    page.documentElement.dir = dir;
    main.style.color = tokens.text || (isDark ? '#e5e7eb' : '#111827');
    main.style.background = tokens.surface || (isDark ? '#0b1120' : '#ffffff');
    for (const { style } of buttons) {
      style.background = tokens.accent || '';
      style.color = tokens['on-accent'] || '';
    }
  };
  return { height: Math.ceil(main.getBoundingClientRect().height), wear };
}

const prefersDark = ({ defaultView }: Document) =>
  defaultView?.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false;
