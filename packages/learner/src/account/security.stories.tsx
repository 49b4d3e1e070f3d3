import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  narrow,
  type Play,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
} from '@uplink/kit/testing';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { profileFixture } from './account.fixture.ts';
import { Security } from './security.tsx';

const path = 'GET /me/profile';
const onSignInAgain = fn();
const security = (answers: TestAnswers, play?: Play) =>
  stage(() => <Security onSignInAgain={onSignInAgain} />, answers, play);

const meta = { title: 'learner/Security' } satisfies Meta;
export default meta;

export const Ready: Story = security(
  { [path]: profileFixture, 'PATCH /me/password': null },
  async ({ canvas }) => {
    const fields = () => canvas.getAllByLabelText(/new password/i) as HTMLInputElement[];
    await canvas.findByText('Change password');
    const [first, repeat] = fields();
    if (!first || !repeat) throw new Error('The fields are missing.');
    await userEvent.type(first, 'Spanning-Tree-9');
    await userEvent.type(repeat, 'Spanning-Tree-8');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(canvas.getByText("Password doesn't match")).toBeVisible());
    await userEvent.clear(repeat);
    await userEvent.type(repeat, 'Spanning-Tree-9');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(canvas.getByText(/^Your password was changed/)).toBeVisible());
  },
);
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const WeakPassword: Story = security({ [path]: profileFixture }, async ({ canvas }) => {
  await canvas.findByText('Change password');
  const [first] = canvas.getAllByLabelText(/new password/i);
  if (first) await userEvent.type(first, 'weak');
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
  await waitFor(() =>
    expect(canvas.getByText('Password does not respect the rules')).toBeVisible(),
  );
});
export const EmailRefusedByServer: Story = security(
  {
    [path]: profileFixture,
    'POST /validations/email': () =>
      Response.json(
        { message: 'Please enter a valid email', code: 'validation', requestId: 'story' },
        { status: 422 },
      ),
  },
  async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^New email/), 'maya at home');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('Please enter a valid email')).toBeVisible());
  },
);
export const Pending: Story = security(
  { [path]: { ...profileFixture, pendingEmail: 'maya.new@example.org' } },
  shows(/^Open the link we sent to maya.new@example.org/),
);
export const Stale: Story = security(
  { [path]: { ...profileFixture, freshUntil: '2020-01-01T00:00:00.000Z' } },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in again' }));
    await expect(onSignInAgain).toHaveBeenCalled();
  },
);
export const ElsewhereKept: Story = security(
  { [path]: { ...profileFixture, hasPassword: false } },
  shows('You sign in with another provider'),
);
export const Loading: Story = security({ [path]: refused.loading });
export const Failed: Story = security(
  { [path]: refused.failed },
  shows('This part could not be loaded'),
);
