import { defineMessages } from '@uplink/api-client/messages';
import type { NotificationTab } from './notification-page.types.ts';

export const notificationPageMessages = defineMessages('learner/notification-page', {
  noun: 'The notifications',
  title: 'Notifications',
  summary: (unread: number, waiting: number) => {
    const news = unread === 0 ? 'All read.' : `${unread} new.`;
    if (waiting === 0) return news;
    return `${news} ${waiting === 1 ? 'One is waiting for you.' : `${waiting} are waiting for you.`}`;
  },
  readAll: 'Mark all read',
  allRead: 'All marked as read',
  tabs: 'Notifications',
  all: 'All',
  tab: {
    needsYou: 'Needs you',
    work: 'Your work',
    people: 'People',
    money: 'Money',
  } satisfies Record<NotificationTab, string>,
  none: 'There are no notifications',
  noneIn: {
    needsYou: 'Nothing is waiting for you.',
    work: 'Nothing about your work yet.',
    people: 'Nothing from other people yet.',
    money: 'Nothing about payments yet.',
  } satisfies Record<NotificationTab, string>,
  isUnread: 'unread',
  older: 'Older',
  failed: 'This change was not saved.',
  today: 'Today',
  yesterday: 'Yesterday',
  earlierIn: (month: string) => `Earlier in ${month}`,
  act: { sentBack: 'Open remarks', toReview: 'Review', declined: 'Pay now' },
});
