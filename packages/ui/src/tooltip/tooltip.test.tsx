import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../button/index.ts';
import { Tooltip } from './tooltip.tsx';

afterEach(cleanup);

test('shows on keyboard focus, describes its control and goes on Escape', async () => {
  render(<Tooltip trigger={<Button>Next</Button>}>Opens after the quiz</Tooltip>);
  await userEvent.keyboard('{Tab}');
  const tooltip = await screen.findByRole('tooltip');
  expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute(
    'aria-describedby',
    tooltip.id,
  );
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

test('shows on hover', async () => {
  render(
    <>
      <p>Beside it</p>
      <Tooltip trigger={<Button>Next</Button>}>Opens after the quiz</Tooltip>
    </>,
  );
  await userEvent.hover(screen.getByText('Beside it'));
  await userEvent.hover(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('tooltip')).toBeVisible();
});
