import type { Schema } from '@uplink/api-client';

/** Four notifications on three days, two unread. */
export const notificationsFixture: Schema<'Notification'>[] = [
  {
    id: 4,
    message: 'Daniel Reyes sent back your homework. Three notes are waiting.',
    type: 'info',
    isRead: false,
    date: '2026-03-12T19:14:00.000Z',
    url: '#there',
  },
  {
    id: 3,
    message: 'Live lab on BGP path selection starts in 30 minutes.',
    type: 'zoomCall',
    isRead: false,
    date: '2026-03-12T12:14:00.000Z',
    url: '#lab',
  },
  {
    id: 2,
    message: 'Exam vouchers for April are open. Seats are limited to 40.',
    type: 'info',
    isRead: true,
    date: '2026-03-11T12:00:00.000Z',
  },
  {
    id: 1,
    message: 'Labs are offline on Sunday from 02:00 to 04:00.',
    type: 'alert',
    isRead: true,
    date: '2026-03-01T12:00:00.000Z',
  },
];
