import type { Meta, StoryObj } from '@storybook/react-vite';
import { UplinkProvider } from '@uplink/api-client/react';
import { createTestClient, type TestAnswers } from '@uplink/api-client/testing';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { NotificationBell } from './notification-bell.tsx';
import { NotificationStrip } from './notification-strip.tsx';

const list = [1, 2, 3, 4].map((id) => ({
  id,
  message:
    id === 1
      ? 'Daniel Reyes sent back your homework. Three notes are waiting.'
      : `Lesson ${id} is open now.`,
  type: id === 4 ? 'alert' : 'info',
  isRead: id > 2,
  date: '2026-03-12T19:14:00.000Z',
  ...(id < 3 && { url: '#there' }),
}));

function Bell() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 420 }}>
      <NotificationBell isOpen={isOpen} onOpenChange={setOpen} />
    </div>
  );
}

const withAnswers = (answers: TestAnswers) => ({
  render: () => (
    <UplinkProvider client={createTestClient(answers)}>
      <Bell />
    </UplinkProvider>
  ),
});

const meta = { title: 'learner/NotificationBell' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  ...withAnswers({
    'GET /me/notifications': list,
    'PATCH /me/notifications/1': { ...list[0], isRead: true },
  }),
  play: async ({ canvas }) => {
    const bell = await canvas.findByRole('button', { name: 'Notifications, 2 unread' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const items = canvas.getByRole('region', { name: 'Notifications' });
    await expect(items).toBeVisible();
    await expect(getComputedStyle(canvas.getByRole('list')).maxHeight).toBe('300px');
    await userEvent.click(canvas.getByRole('link', { name: /sent back your homework/ }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible(),
    );
    await expect(bell).toBeVisible();
  },
};

export const Empty: Story = {
  ...withAnswers({ 'GET /me/notifications': [] }),
  play: async ({ canvas }) => {
    await userEvent.hover(await canvas.findByRole('button', { name: 'Notifications' }));
    await expect(canvas.getByText('There are no notifications')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText('There are no notifications')).toBeNull());
  },
};

export const Strip: Story = {
  render: () => (
    <UplinkProvider client={createTestClient({ 'GET /me/notifications': list })}>
      <NotificationStrip onView={() => {}} />
    </UplinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You've got new notifications!")).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByText("You've got new notifications!")).toBeNull();
  },
};
