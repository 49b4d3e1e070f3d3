import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render, screen } from '../testing/render.ts';
import { PasswordField } from './password-field.tsx';
import { PasswordRules } from './password-rules.tsx';

test('is shown and hidden again by keys, and keeps what was typed', async () => {
  render(<PasswordField label="Password" />);
  const field = screen.getByLabelText('Password');
  await userEvent.tab();
  await userEvent.keyboard('secret');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(field).toHaveAttribute('type', 'text');
  expect(screen.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveValue('secret');
});

test('tells its rules, and which are kept', () => {
  const rules = [
    { label: '8 characters', isMet: true },
    { label: 'a number', isMet: false },
  ];
  render(<PasswordField label="Password" description={<PasswordRules rules={rules} />} />);
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    /^8 characters ?, done a number$/,
  );
});
