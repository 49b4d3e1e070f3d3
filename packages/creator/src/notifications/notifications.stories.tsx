import type { Meta } from '@storybook/react-vite';
import { dark, narrow, type Play, type Story, shows, stage } from '@uplink/kit/testing';
import { AuthorNotification } from './author-notification.tsx';
import { AuthorNotificationList } from './author-notification-list.tsx';

const meta = { title: 'creator/Notifications' } satisfies Meta;
export default meta;

const module = { id: 3, name: 'OSPF in Practice', uniqueName: 'ospf-in-practice', type: 2 };
const notification = {
  id: 5,
  message: 'The live lab begins at nine.',
  type: 'zoomCall',
  scheduled: true,
  sendAt: '2026-03-23T08:00:00.000Z',
  module,
  cohortId: null,
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
const edit = (changed: object = {}, play?: Play) =>
  stage(() => <AuthorNotification notificationId={5} onDone={() => {}} />, answers(changed), play);

export const List: Story = stage(
  () => <AuthorNotificationList search={{}} onSearchChange={() => {}} />,
  answers(),
  shows('Scheduled'),
);
export const NarrowList: Story = narrow(List);
export const Ready: Story = edit({}, shows('As its readers see it'));
export const Dark: Story = dark(Ready);
export const Narrow: Story = narrow(Ready);
export const Sent: Story = edit({ status: 'sent', sentCount: 46 }, shows('Sent to 46 learners.'));
