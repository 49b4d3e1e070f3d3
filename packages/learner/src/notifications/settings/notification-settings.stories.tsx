import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longTexts,
  narrow,
  type Play,
  refused,
  rightToLeft,
  type Story,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, userEvent, waitFor } from 'storybook/test';
import { NotificationSettings } from './notification-settings.tsx';

const path = 'GET /me/notifications/settings';
const topics: Schema<'NotificationSetting'>[] = [
  { topic: 'reviews', isShown: true, isMailed: true, isFixed: false },
  { topic: 'answers', isShown: true, isMailed: true, isFixed: false },
  { topic: 'opened', isShown: true, isMailed: false, isFixed: false },
  { topic: 'people', isShown: true, isMailed: false, isFixed: false },
  { topic: 'payments', isShown: true, isMailed: true, isFixed: true },
];
const settings = (answers: TestAnswers, play?: Play) =>
  stage(() => <NotificationSettings />, answers, play);
const changed = topics.map((one) => (one.topic === 'answers' ? { ...one, isMailed: false } : one));

const meta = { title: 'learner/NotificationSettings' } satisfies Meta;
export default meta;

export const Ready: Story = settings(
  {
    [path]: { topics, mailFault: null },
    'PUT /me/notifications/settings': { topics: changed, mailFault: null },
  },
  async ({ canvas }) => {
    const box = await canvas.findByRole('checkbox', { name: 'Answers and messages, by email' });
    await expect(canvas.getByRole('checkbox', { name: 'Payments, here' })).toBeDisabled();
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await canvas.findByText('Saved')).toBeVisible());
    await expect(box).not.toBeChecked();
  },
);
const mailFault = {
  address: 'maya@example.org',
  kind: 'bounced',
  since: '2026-03-09T18:04:00.000Z',
} as const;
export const Unreachable: Story = settings(
  {
    [path]: { topics, mailFault },
    'DELETE /me/notifications/mail-fault': { topics, mailFault: null },
  },
  async ({ canvas }) => {
    const told = await canvas.findByText("We can't reach you at maya@example.org.");
    await userEvent.click(canvas.getByRole('button', { name: 'Try this address again' }));
    await waitFor(() => expect(told).not.toBeInTheDocument());
  },
);
export const Dark: Story = dark(Ready);
export const Narrow: Story = narrow(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const LongText: Story = longTexts(Ready);
export const NotSaved: Story = settings(
  { [path]: { topics, mailFault: null }, 'PUT /me/notifications/settings': refused.failed },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Followers, by email' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await canvas.findByText(/stopped answering/)).toBeVisible());
  },
);
const refusals = withoutContent(settings, path);
export const Loading: Story = refusals.Loading;
export const Forbidden: Story = refusals.Forbidden;
export const Failed: Story = refusals.Failed;
