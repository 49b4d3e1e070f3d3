import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Disclosure } from './disclosure.tsx';

afterEach(cleanup);

test('opens and closes by keyboard and says which it is', async () => {
  render(<Disclosure title="Section">Lessons</Disclosure>);
  const button = screen.getByRole('button', { name: 'Section' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Tab}{Enter}');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Lessons')).toBeVisible();
  await userEvent.keyboard(' ');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('Lessons')).not.toBeVisible();
});

test('its title is a heading of the asked level', () => {
  render(
    <Disclosure title="Section" level={4}>
      Lessons
    </Disclosure>,
  );
  expect(screen.getByRole('heading', { level: 4, name: 'Section' })).toBeVisible();
});
