import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page as screenOf, userEvent } from 'vitest/browser';
import { Pagination } from './pagination.tsx';

afterEach(cleanup);
const users = { pageSize: 10, total: 45, noun: 'users' };

test('the keyboard goes from page to page', async () => {
  await screenOf.viewport(1024, 768);
  const onChange = vi.fn();
  render(<Pagination {...users} page={1} onChange={onChange} />);
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(0);
  screen.getByRole('button', { name: 'Page 5' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(4);
});

test('says which page it is and leads nowhere before the first', () => {
  render(<Pagination {...users} page={0} onChange={vi.fn()} />);
  expect(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('button', { name: 'Previous page' })).toBeNull();
  expect(screen.getByText('1 to 10 of 45 users')).toBeVisible();
});

test('pages with addresses are links', () => {
  render(<Pagination {...users} page={1} hrefOf={(page) => `?page=${page}`} />);
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=2');
});

test('a page beyond the end shows the last one', () => {
  render(<Pagination {...users} page={9} onChange={vi.fn()} />);
  expect(screen.getByText('41 to 45 of 45 users')).toBeVisible();
});

test('focus goes to the new page when the step it stood on is gone', () => {
  const { rerender } = render(<Pagination {...users} page={3} onChange={vi.fn()} />);
  screen.getByRole('button', { name: 'Next page' }).focus();
  rerender(<Pagination {...users} page={4} onChange={vi.fn()} />);
  expect(screen.getByRole('button', { name: 'Page 5' })).toHaveFocus();
});
