import type { Meta } from '@storybook/react-vite';
import {
  dark,
  longText,
  narrow,
  type Play,
  rightToLeft,
  type Story,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AuthorNotification } from './author-notification.tsx';
import { AuthorNotificationList } from './author-notification-list.tsx';

const meta = { title: 'creator/Notifications' } satisfies Meta;
export default meta;

const notification = {
  id: 5,
  message: 'The live lab begins at nine.',
  type: 'zoomCall',
  url: 'https://meet.example.org/ospf',
  scheduled: true,
  sendAt: '2026-03-23T08:00:00.000Z',
  audience: { kind: 'modules', ids: [3] },
  audienceNames: ['OSPF in Practice'],
  status: 'scheduled',
  audienceCount: 46,
  sentCount: 0,
  version: 1,
};
const paging = { pageSize: 20, total: 1, next: null, previous: null };
const answers = (changed: object = {}) => ({
  'GET /creator/notifications': { data: [{ ...notification, ...changed }], paging } as never,
  'GET /creator/notifications/5': { ...notification, ...changed } as never,
  'GET /creator/me/modules': { data: [], paging: { ...paging, total: 0 } } as never,
});
const people = Array.from({ length: 12 }, (_, index) => `${longText} ${index}`);
const edit = (changed: object = {}, play?: Play) =>
  stage(() => <AuthorNotification notificationId={5} onDone={() => {}} />, answers(changed), play);

export const List: Story = stage(
  () => <AuthorNotificationList search={{}} onSearchChange={() => {}} />,
  answers(),
  shows('Scheduled'),
);
export const NarrowList: Story = narrow(List);
export const RightToLeftList: Story = rightToLeft(List);
export const EmptyList: Story = stage(
  () => <AuthorNotificationList search={{}} onSearchChange={() => {}} />,
  { 'GET /creator/notifications': { data: [], paging: { ...paging, total: 0 } } },
  shows('No notifications yet'),
);
export const Ready: Story = edit({}, shows('As learners see it'));
export const Dark: Story = dark(Ready);
export const Narrow: Story = narrow(Ready);
export const Sent: Story = edit({ status: 'sent', sentCount: 46 }, shows('Sent to 46 learners.'));
export const LongText: Story = narrow(
  edit({
    message: longText,
    url: `https://meet.example.org/${'a'.repeat(120)}`,
    audience: { kind: 'users', ids: people.map((_, index) => index + 1) },
    audienceNames: people,
  }),
);
export const NewOne: Story = stage(
  () => <AuthorNotification notificationId={undefined} onDone={() => {}} />,
  answers(),
  shows('Write a message to see it.'),
);
/** Without a product of its own it can't be saved, and a link has its form. */
export const Faulty: Story = stage(
  () => <AuthorNotification notificationId={undefined} onDone={() => {}} />,
  answers(),
  async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Message' }), 'Hello');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Link' }), 'meet');
    await userEvent.click(canvas.getByRole('button', { name: 'Save notification' }));
    await waitFor(async () => expect(await canvas.findByText('Wrong Format')).toBeVisible());
  },
);
const without = withoutContent(
  (given) => stage(() => <AuthorNotification notificationId={5} onDone={() => {}} />, given),
  'GET /creator/notifications/5',
);
export const Loading: Story = without.Loading;
export const Forbidden: Story = without.Forbidden;
export const Failed: Story = without.Failed;
export const Offline: Story = without.Offline;
