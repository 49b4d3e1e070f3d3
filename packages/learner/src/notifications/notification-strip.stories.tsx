import type { Meta } from '@storybook/react-vite';
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
} from '@uplink/kit/testing';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { NotificationStrip } from './notification-strip.tsx';
import { notificationsFixture as list } from './notifications.fixture.ts';

const path = 'GET /me/notifications';
const onView = fn();
const strip = (answers: TestAnswers, play?: Play) =>
  stage(() => <NotificationStrip onView={onView} />, answers, play);

const isAway: Play = async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
};

const meta = { title: 'learner/NotificationStrip' } satisfies Meta;
export default meta;

export const Ready: Story = strip({ [path]: list }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText("You've got new notifications!")).toBeVisible());
  await userEvent.click(canvas.getByRole('button', { name: 'VIEW NOTIFICATIONS' }));
  await expect(onView).toHaveBeenCalled();
});
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = longTexts(Ready);
export const Closed: Story = strip({ [path]: list }, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
  await expect(canvas.queryByText("You've got new notifications!")).toBeNull();
});
export const AllRead: Story = strip(
  { [path]: list.map((one) => ({ ...one, isRead: true })) },
  isAway,
);
export const Empty: Story = strip({ [path]: [] }, isAway);
export const Loading: Story = strip({ [path]: refused.loading }, isAway);
export const Failed: Story = strip({ [path]: refused.failed }, isAway);
