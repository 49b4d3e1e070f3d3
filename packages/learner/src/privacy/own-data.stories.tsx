import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { TestAnswers } from '@uplink/api-client/testing';
import { dark, narrow, refused, rightToLeft, type Story, shows, stage } from '@uplink/kit/testing';
import { expect, fn, userEvent } from 'storybook/test';
import { OwnData } from './own-data.tsx';

const path = 'GET /me/data-export';
const none: Schema<'DataExport'> = {
  state: 'none',
  askedAt: null,
  availableUntil: null,
  size: null,
};
const askedAt = '2026-03-12T18:04:00.000Z';
const preparing: Schema<'DataExport'> = { ...none, state: 'preparing', askedAt };
const ready: Schema<'DataExport'> = {
  state: 'ready',
  askedAt,
  size: 4_812_004,
  availableUntil: '2026-03-19T18:06:00.000Z',
};
const onSignInAgain = fn();
const widget = (answers: TestAnswers, play?: Parameters<typeof stage>[2]) =>
  stage(() => <OwnData onSignInAgain={onSignInAgain} />, answers, play);

const meta = { title: 'learner/Your data' } satisfies Meta;
export default meta;

export const None: Story = widget(
  { [path]: none, 'POST /me/data-export': preparing },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Prepare a copy' }));
    await canvas.findByText(/^We’ve been preparing your copy since/);
  },
);
export const Preparing: Story = widget(
  { [path]: preparing },
  shows(/^We’ve been preparing your copy/),
);
export const Ready: Story = widget({ [path]: ready }, shows(/4\.6 MB/));
export const Dark: Story = dark(Ready);
export const Narrow: Story = narrow(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const CopyFailed: Story = widget(
  { [path]: { ...none, state: 'failed', askedAt } },
  shows(/^Your copy could not be prepared/),
);
export const StaleSignIn: Story = widget(
  {
    [path]: none,
    'POST /me/data-export': () =>
      Response.json(
        { message: 'Sign in again to change this.', code: 'staleSignIn', requestId: 'story' },
        { status: 403 },
      ),
  },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Prepare a copy' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in again' }));
    await expect(onSignInAgain).toHaveBeenCalled();
  },
);
export const Loading: Story = widget({ [path]: refused.loading });
export const Failed: Story = widget(
  { [path]: refused.failed },
  shows('This part could not be loaded'),
);
