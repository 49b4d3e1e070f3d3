import { expect, test } from 'vitest';
import { render, screen } from '../testing/render.ts';
import { TabLinks } from './tab-links.tsx';

const items = ['Overview', 'Learning', 'Achievements', 'Playlists', 'Following'].map((label) => ({
  href: `#${label}`,
  label,
}));

test('a row that is too narrow for all tabs shows the open one', () => {
  const { rerender } = render(row('#Overview'));
  const frame = screen.getByRole('navigation').getBoundingClientRect();
  rerender(row('#Following'));
  const tab = screen.getByRole('link', { name: 'Following' }).getBoundingClientRect();
  expect(tab.right).toBeLessThanOrEqual(Math.ceil(frame.right));
  expect(tab.left).toBeGreaterThanOrEqual(frame.left);
});

const row = (current: string) => (
  <div style={{ width: 220 }}>
    <TabLinks aria-label="You" items={items} current={current} />
  </div>
);
