import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { TestAnswers } from '@uplink/api-client/testing';
import { dark, narrow, refused, rightToLeft, type Story, shows, stage } from '@uplink/kit/testing';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DeleteAccount } from './delete-account.tsx';

const path = 'GET /me/deletion';
const none: Schema<'AccountDeletion'> = {
  dueAt: null,
  isRefused: false,
  parts: [{ area: 'notes', removed: 12, erased: 0, kept: 0 }],
  subscriptions: [{ id: 12, name: 'CCNA Mastery', accessUntil: '2026-04-01T10:00:00.000Z' }],
  instalments: [{ id: 15, name: 'OSPF in Practice', paymentsLeft: 3 }],
};
const waiting = { ...none, dueAt: '2026-03-26T18:04:00.000Z', subscriptions: [], instalments: [] };
const onSignInAgain = fn();
const widget = (answers: TestAnswers, play?: Parameters<typeof stage>[2]) =>
  stage(() => <DeleteAccount onSignInAgain={onSignInAgain} />, answers, play);

async function ask({ canvas }: { canvas: ReturnType<typeof within> }) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  await userEvent.type(within(dialog).getByLabelText(/^Type your email/), 'maya@example.org');
  return dialog;
}

const meta = { title: 'learner/Delete account' } satisfies Meta;
export default meta;

export const NotAsked: Story = widget({ [path]: none }, shows(/14 days after you ask/));
export const Asking: Story = widget({ [path]: none, 'PUT /me/deletion': waiting }, async (on) => {
  const dialog = await ask(on as never);
  await waitFor(() =>
    expect(within(dialog).getByText(/^CCNA Mastery, access until/)).toBeVisible(),
  );
  await waitFor(() =>
    expect(within(dialog).getByText('OSPF in Practice, 3 payments left')).toBeVisible(),
  );
});
export const Asked: Story = widget({ [path]: none, 'PUT /me/deletion': waiting }, async (on) => {
  const dialog = await ask(on as never);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete account' }));
  await on.canvas.findByText(/^Your account will be deleted on/);
});
export const StaleSignIn: Story = widget(
  {
    [path]: none,
    'PUT /me/deletion': () =>
      Response.json(
        { message: 'Sign in again to change this.', code: 'staleSignIn', requestId: 'story' },
        { status: 403 },
      ),
  },
  async (on) => {
    const dialog = await ask(on as never);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete account' }));
    await within(dialog).findByRole('button', { name: 'Sign in again' });
  },
);
export const Waiting: Story = widget(
  { [path]: waiting, 'DELETE /me/deletion': none },
  shows('Keep my account'),
);
export const Dark: Story = dark(Waiting);
export const Narrow: Story = narrow(Waiting);
export const RightToLeft: Story = rightToLeft(Waiting);
export const Kept: Story = widget(
  { [path]: waiting, 'DELETE /me/deletion': none },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep my account' }));
    await canvas.findByRole('button', { name: 'Delete account' });
  },
);
export const Staff: Story = widget(
  { [path]: { ...none, isRefused: true } },
  shows(/^Your account has a role/),
);
export const Loading: Story = widget({ [path]: refused.loading });
export const Failed: Story = widget(
  { [path]: refused.failed },
  shows('This part could not be loaded'),
);
