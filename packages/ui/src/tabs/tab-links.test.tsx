import { expect, test } from 'vitest';
import { render, screen } from '../testing/render.ts';
import { TabLinks } from './tab-links.tsx';

const items = ['Overview', 'Learning', 'Achievements', 'Playlists', 'Following'].map((label) => ({
  href: `#${label}`,
  label,
}));

test('a row that is too narrow for all tabs shows the open one', () => {
  const { rerender } = render(row('#Overview'));
  rerender(row('#Following'));
  expectToShow('Following');
});

test('the open tab stays in sight when the counts before it come', () => {
  const { rerender } = render(row('#Following'));
  rerender(row('#Following', 120));
  expectToShow(/^Following/);
});

function expectToShow(name: string | RegExp) {
  const frame = screen.getByRole('navigation').getBoundingClientRect();
  const tab = screen.getByRole('link', { name }).getBoundingClientRect();
  expect(tab.right).toBeLessThanOrEqual(Math.ceil(frame.right));
  expect(tab.left).toBeGreaterThanOrEqual(frame.left);
}

const row = (current: string, count = 0) => (
  <div style={{ width: 220 }}>
    <TabLinks
      aria-label="You"
      items={items.map((item) => ({ ...item, count }))}
      current={current}
    />
  </div>
);
