import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Breadcrumbs } from './breadcrumbs.tsx';

afterEach(cleanup);

test('the keyboard walks the places above, the page itself is no link', async () => {
  await page.viewport(1280, 768);
  render(
    <Breadcrumbs
      items={[
        { label: 'Courses', href: '#courses' },
        { label: 'OSPF', href: '#ospf' },
        { label: 'Areas', href: '#areas' },
      ]}
    />,
  );
  await userEvent.keyboard('{Tab}');
  expect(screen.getByRole('link', { name: 'Courses' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  expect(screen.getByRole('link', { name: 'OSPF' })).toHaveFocus();
  expect(screen.queryByRole('link', { name: 'Areas' })).toBeNull();
  expect(screen.getByText('Areas')).toHaveAttribute('aria-current', 'page');
});

test('is a landmark with a name', () => {
  render(<Breadcrumbs items={[{ label: 'Courses' }]} />);
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
});

test('a narrow header keeps the page and one step up', async () => {
  await page.viewport(820, 1000);
  render(
    <Breadcrumbs
      items={[
        { label: 'Inbox', href: '#inbox' },
        { label: 'Milestones to review', href: '#milestones' },
        { label: 'Packet capture practical' },
      ]}
    />,
  );
  expect(screen.queryByRole('link', { name: 'Inbox' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Milestones to review' })).toBeVisible();
});
