import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import { Button } from '@uplink/ui/button';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import {
  dark,
  narrow,
  type Play,
  parameters,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
} from '../testing/stage.tsx';
import { useAuthentication } from './authentication.tsx';
import { CardField } from './card-field.tsx';

const call = 'GET /payments/setup';
const show = (answers: TestAnswers, play?: Play): Story =>
  stage(() => <CardField handleRef={{ current: null }} />, answers, play);

const meta = { title: 'kit/Payments', parameters } satisfies Meta;
export default meta;

export const Loading: Story = show({ [call]: refused.loading }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('status', { name: /card form/ })).toBeVisible());
});
function Asking() {
  const { authenticate, dialog } = useAuthentication();
  const [outcome, setOutcome] = useState('');
  const ask = () =>
    authenticate({ kind: 'redirect', url: 'https://wallet.example/confirm' }).then(setOutcome);
  return (
    <>
      <Button onPress={() => void ask()}>Pay</Button>
      <p role="status">{outcome}</p>
      {dialog}
    </>
  );
}
export const WalletAsks: Story = stage(
  () => <Asking />,
  {},
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Open the wallet' })).toBeVisible(),
    );
  },
);
export const WalletAsksDark: Story = dark(WalletAsks);
export const WalletAsksNarrow: Story = narrow(WalletAsks);
export const WalletClosed: Story = stage(
  () => <Asking />,
  {},
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Open the wallet' })).toBeVisible(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('closed'));
  },
);
export const Failed: Story = show({ [call]: refused.failed }, shows("The card form didn't load."));
export const TriedAgain: Story = show({ [call]: refused.failed }, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
});
export const FailedDark: Story = dark(Failed);
export const FailedNarrow: Story = narrow(Failed);
export const FailedRightToLeft: Story = rightToLeft(Failed);
