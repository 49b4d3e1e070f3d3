import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RichText } from './rich-text.tsx';

const keep = (html: string) => html;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('the code of a block is copied by keyboard, and the button says so', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(<RichText html='<pre data-title="R1">show version</pre>' sanitize={keep} />);
  await userEvent.keyboard('{Tab}{Enter}');
  expect(write).toHaveBeenCalledWith('show version');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Copied' })).toHaveFocus());
});

test('a refused clipboard is not called a copy', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  render(<RichText html="<pre>show version</pre>" sanitize={keep} />);
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Not copied' })).toBeVisible();
});

test('what may be wider than the page can be reached and scrolled by keyboard', async () => {
  render(<RichText html="<table><tr><td>MTU</td></tr></table>" sanitize={keep} />);
  await userEvent.keyboard('{Tab}');
  expect(screen.getByRole('region', { name: 'Table' })).toHaveFocus();
});

test('only cleaned text is shown', () => {
  render(<RichText html="<b>bad</b>" sanitize={() => '<p>clean</p>'} />);
  expect(screen.getByText('clean')).toBeVisible();
  expect(screen.queryByText('bad')).toBeNull();
});
