import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longText,
  narrow,
  type Play,
  refused,
  rightToLeft,
  type Story,
  stage,
} from '@uplink/kit/testing';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { NotificationBell } from './notification-bell.tsx';
import { notificationsFixture as list } from './notifications.fixture.ts';

const path = 'GET /me/notifications';

function Bell({ isOpenAtFirst }: { isOpenAtFirst: boolean }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 420 }}>
      <NotificationBell isOpen={isOpen} onOpenChange={setOpen} />
    </div>
  );
}

const bell = (answers: TestAnswers, play?: Play, isOpen = true) =>
  stage(() => <Bell isOpenAtFirst={isOpen} />, answers, play);

const meta = { title: 'learner/NotificationBell' } satisfies Meta;
export default meta;

export const Ready: Story = bell({ [path]: list }, async ({ canvas }) => {
  await expect(await canvas.findByRole('region', { name: '1 Mar 2026' })).toBeInTheDocument();
  const scroller = canvas.getByRole('region', { name: '1 Mar 2026' }).parentElement;
  await waitFor(() => expect(getComputedStyle(scroller as HTMLElement).maxHeight).toBe('300px'));
  await expect(scroller?.scrollHeight).toBeGreaterThan(300);
});
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = narrow(
  bell({ [path]: list.map((one) => ({ ...one, message: longText })) }),
);

export const ByKeyboard: Story = bell(
  { [path]: list, 'PATCH /me/notifications/3': { ...list[1], isRead: true } },
  async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Notifications, 2 unread' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Notifications' })).toBeVisible(),
    );
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Mark all as read' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible(),
    );
  },
  false,
);

export const EscapeRestoresFocus: Story = bell({ [path]: list }, async ({ canvas }) => {
  await expect(await canvas.findByRole('region', { name: '1 Mar 2026' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(canvas.queryByRole('region', { name: 'Notifications' })).toBeNull());
  await expect(await canvas.findByRole('button', { name: /^Notifications/ })).toHaveFocus();
});

export const AllRead: Story = bell(
  { [path]: list, 'PATCH /me/notifications': list.map((one) => ({ ...one, isRead: true })) },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Notifications' })).toBeVisible(),
    );
    await expect(canvas.queryByText('2 unread')).toBeNull();
  },
);

export const AllReadUndone: Story = bell(
  {
    [path]: list,
    'PATCH /me/notifications': list.map((one) => ({ ...one, isRead: true })),
    'PATCH /me/notifications/4': list[0],
    'PATCH /me/notifications/3': list[1],
  },
  async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Mark all as read' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('All marked as read')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('2 unread')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Mark all as read' })).toHaveFocus();
  },
);

export const ReadMarkRefused: Story = bell(
  { [path]: list, 'PATCH /me/notifications': refused.failed },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(canvas.getByText('2 unread')).toBeVisible());
  },
);

export const MissedWhileAway: Story = {
  ...bell({ [path]: list }, async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('1 arrived while you were away')).toBeVisible());
  }),
  beforeEach: () => {
    const at = (time: string) => String(new Date(`2026-03-12T${time}:00.000Z`).getTime());
    localStorage.setItem('uplink.notifications.left', at('18:00'));
    localStorage.setItem('uplink.notifications.back', at('20:00'));
  },
};

export const Empty: Story = bell(
  { [path]: [] },
  async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Notifications' });
    await userEvent.hover(button);
    await waitFor(() => expect(canvas.getByText('There are no notifications')).toBeVisible());
    await userEvent.unhover(button);
    await waitFor(() => expect(canvas.queryByText('There are no notifications')).toBeNull());
    await userEvent.hover(button);
  },
  false,
);
export const Loading: Story = bell({ [path]: refused.loading });
export const Failed: Story = bell({ [path]: refused.failed }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
});
export const Forbidden: Story = bell({ [path]: refused.forbidden }, async ({ canvas }) => {
  await expect(await canvas.findByRole('alert')).toHaveTextContent('another role');
});
export const Offline: Story = bell({ [path]: refused.offline }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
});
