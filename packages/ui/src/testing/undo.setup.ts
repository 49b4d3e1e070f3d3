import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { page } from 'vitest/browser';

const { innerWidth, innerHeight } = window;

/** The files share a page: what a test drew, replaced, kept or resized is undone before the next one. */
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  moveFocusToStart();
  if (window.innerWidth !== innerWidth || window.innerHeight !== innerHeight)
    await page.viewport(innerWidth, innerHeight);
});

/** Tab goes on from where the focus was last, also when that is gone. */
function moveFocusToStart(): void {
  const start = document.createElement('button');
  document.body.prepend(start);
  start.focus();
  start.remove();
}
