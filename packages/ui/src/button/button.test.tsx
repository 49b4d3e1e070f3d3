import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button, IconButton } from './button.tsx';

test('is pressed by pointer and keyboard', async () => {
  const onPress = vi.fn();
  render(<Button onPress={onPress}>Send</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('cannot be pressed twice while it is pending', async () => {
  const onPress = vi.fn();
  render(
    <Button isPending onPress={onPress}>
      Save
    </Button>,
  );
  screen.getByRole('button', { name: /Save/ }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onPress).not.toHaveBeenCalled();
});

test('an icon has a name', () => {
  render(<IconButton aria-label="Close" icon={<i />} />);
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
});
