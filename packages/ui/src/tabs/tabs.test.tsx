import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

function Example() {
  const [value, setValue] = useState('one');
  return (
    <Tabs
      aria-label="Lesson"
      value={value}
      onChange={setValue}
      items={[
        { id: 'one', label: 'One', children: 'First' },
        { id: 'off', label: 'Off', isDisabled: true, children: 'Never' },
        { id: 'two', label: 'Two', children: 'Second' },
      ]}
    />
  );
}

test('arrows, Home and End move through the tabs and pass over one that is off', async () => {
  render(<Example />);
  await userEvent.keyboard('{Tab}');
  expect(screen.getByRole('tab', { name: 'One' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Two' })).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Second');
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('First');
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Two' })).toHaveFocus();
});

test('the next Tab goes from the tab into its panel', async () => {
  render(<Example />);
  await userEvent.keyboard('{Tab}{Tab}');
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});
