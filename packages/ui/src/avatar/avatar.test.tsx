import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Avatar, AvatarGroup } from './avatar.tsx';

afterEach(cleanup);

test('a person without a photo is shown by initials and read by name', () => {
  render(<Avatar name="Maya van Okafor" />);
  expect(screen.getByRole('img', { name: 'Maya van Okafor' })).toHaveAttribute(
    'data-initials',
    'MO',
  );
});

test('a photo that cannot be loaded gives way to initials', async () => {
  render(<Avatar name="Maya Okafor" image="data:image/png;base64,none" />);
  await waitFor(() => expect(screen.getByRole('img')).toHaveAttribute('data-initials', 'MO'));
});

test('beside the name it is passed over', () => {
  render(<Avatar name="Maya Okafor" isDecorative />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('a group shows a few people and says how many more there are', () => {
  const people = ['Ada', 'Bram', 'Chiara', 'Daniel', 'Emeka'].map((name) => ({ name }));
  render(<AvatarGroup aria-label="Cohort" people={people} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByRole('img', { name: '2 more' })).toBeVisible();
});
