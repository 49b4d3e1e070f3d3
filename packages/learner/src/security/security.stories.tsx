import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longText,
  narrow,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
} from '@uplink/kit/testing';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SecondFactor } from './second-factor.tsx';
import { SignIns } from './sign-ins.tsx';

const path = 'GET /me/second-factor';
const factor: Schema<'SecondFactor'> = {
  isRequired: false,
  isPassed: true,
  authenticatorSince: '2026-03-12T18:06:00.000Z',
  passkeys: [
    {
      id: 1,
      name: 'Work laptop',
      createdAt: '2026-03-12T18:08:00.000Z',
      usedAt: '2026-03-14T07:12:00.000Z',
    },
  ],
  recoveryCodesLeft: 9,
  freshUntil: '2099-01-01T00:00:00.000Z',
};
const none = { ...factor, authenticatorSince: null, passkeys: [], recoveryCodesLeft: 0 };
const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const onSignInAgain = fn();
const widget = (answers: TestAnswers, play?: Parameters<typeof stage>[2]) =>
  stage(() => <SecondFactor onSignInAgain={onSignInAgain} />, answers, play);

const meta = { title: 'learner/Second factor' } satisfies Meta;
export default meta;

export const Ready: Story = widget({ [path]: factor }, shows('Work laptop'));
export const Dark: Story = dark(Ready);
export const Narrow: Story = narrow(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const LongName: Story = widget({
  [path]: { ...factor, passkeys: [{ ...factor.passkeys[0], name: longText.slice(0, 60) }] },
});
export const Off: Story = widget({ [path]: none }, shows(/^Your account is protected only by/));
export const SetUp: Story = widget(
  {
    [path]: none,
    'POST /me/second-factor/authenticator': {
      key,
      uri: `otpauth://totp/Uplink%20Academy:maya?secret=${key}&issuer=Uplink%20Academy`,
    },
    'PUT /me/second-factor/authenticator': { recoveryCodes: ['kf7q-2mzd', 'w9xt-4hcr'] },
  },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up' }));
    await screen.findByText(/^JBSW Y3DP/);
    await waitFor(() => expect(screen.getByLabelText('QR code of the key')).toBeVisible());
    await userEvent.type(screen.getByLabelText(/^Code from the app/), '492 039');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    const code = await screen.findByText('kf7q-2mzd');
    await waitFor(() => expect(code).toBeVisible());
  },
);
export const Removing: Story = widget(
  {
    [path]: { ...factor, isRequired: true, passkeys: [] },
    'DELETE /me/second-factor/authenticator': () =>
      Response.json(
        {
          message: 'Your role requires a second factor. Add another one before you remove this.',
          code: 'conflict',
          requestId: 'story',
        },
        { status: 409 },
      ),
  },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(dialog).toHaveTextContent(/^.*Your role requires a second factor/));
  },
);
export const RequiredButNotPassed: Story = widget(
  { [path]: { ...factor, isRequired: true, isPassed: false } },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in again' }));
    await expect(onSignInAgain).toHaveBeenCalled();
  },
);
export const Loading: Story = widget({ [path]: refused.loading });
export const Failed: Story = widget(
  { [path]: refused.failed },
  shows('This part could not be loaded'),
);

const signIns = (answers: TestAnswers, play?: Parameters<typeof stage>[2]) =>
  stage(() => <SignIns />, answers, play);
const listed: Schema<'SignIn'>[] = [
  {
    id: 'a',
    device: 'Firefox on Linux',
    startedAt: '2026-03-12T18:04:00.000Z',
    usedAt: '2026-03-14T07:12:00.000Z',
    isCurrent: true,
  },
  {
    id: 'b',
    device: 'Safari on iOS',
    startedAt: '2026-03-09T06:40:00.000Z',
    usedAt: '2026-03-13T21:55:00.000Z',
    isCurrent: false,
  },
];

export const SignedInTwice: Story = signIns(
  { 'GET /me/sign-ins': listed, 'DELETE /me/sign-ins': null },
  async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Sign out Safari on iOS' });
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere else' }));
    const text = await screen.findByText(/^All other devices have to sign in/);
    await waitFor(() => expect(text).toBeVisible());
  },
);
export const SignedInOnce: Story = signIns(
  { 'GET /me/sign-ins': listed.slice(0, 1) },
  shows(/^You’re signed in only here/),
);
export const SignInsNotLoaded: Story = signIns(
  { 'GET /me/sign-ins': refused.failed },
  shows('This part could not be loaded'),
);
