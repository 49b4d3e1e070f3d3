import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Viewport } from './viewport.tsx';

const links: HTMLLinkElement[] = [];
afterEach(() => {
  cleanup();
  for (const link of links.splice(0)) link.remove();
});

async function addStyles(href: string) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  links.push(link);
  const ended = new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
  document.head.append(link);
  await ended;
}

async function openFrame() {
  render(
    <Viewport title="Phone" width={390} height={200}>
      <h1>Shown</h1>
    </Viewport>,
  );
  const frame = screen.getByTitle<HTMLIFrameElement>('Phone');
  await waitFor(() => expect(frame.contentDocument?.querySelector('h1')).not.toBeNull());
  return frame.contentDocument as Document;
}

const visibilityOf = (page: Document) =>
  page.defaultView?.getComputedStyle(page.querySelector('h1') as Element).visibility;

test('a frame is seen once its style sheets are loaded', async () => {
  await addStyles('data:text/css,h1{color:rgb(1,2,3)}');
  const page = await openFrame();
  await waitFor(() => expect(visibilityOf(page)).toBe('visible'));
  const title = page.querySelector('h1') as Element;
  expect(page.defaultView?.getComputedStyle(title).color).toBe('rgb(1, 2, 3)');
});

test('a style sheet that is not there hides nothing for good', async () => {
  await addStyles('/no-such-styles.css');
  const page = await openFrame();
  await waitFor(() => expect(visibilityOf(page)).toBe('visible'));
});
