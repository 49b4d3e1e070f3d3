import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button, IconButton, LinkButton } from './button.tsx';
import '../tokens.css';
import '../base.css';
import '../helpers.css';

afterEach(cleanup);

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

test('keeps its width while it is pending and is heard to wait', () => {
  const { rerender } = render(<Button>Save draft</Button>);
  const width = screen.getByRole('button').getBoundingClientRect().width;
  rerender(<Button isPending>Save draft</Button>);
  const button = screen.getByRole('button', { name: 'Save draft' });
  expect(screen.getByRole('progressbar', { name: 'pending' })).toBeVisible();
  expect(Math.abs(button.getBoundingClientRect().width - width)).toBeLessThanOrEqual(1);
});

test('a link that looks like a button is a link, and is off without an address', () => {
  const { rerender } = render(<LinkButton href="#next">Next</LinkButton>);
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#next');
  rerender(
    <LinkButton href="#next" isDisabled>
      Next
    </LinkButton>,
  );
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
});
