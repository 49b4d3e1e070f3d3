import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import type { CreatorArea } from './creator.types.ts';

export const notificationsRoutes: CreatorArea = {
  pages: (base) => [
    createRoute({
      getParentRoute: () => base,
      path: 'notifications',
      staticData: { title: 'Notifications' },
      component: lazyPage(() => import('./notifications.page.tsx'), 'NotificationsPage'),
    }),
    createRoute({
      getParentRoute: () => base,
      path: 'notifications/$notificationId',
      staticData: { title: 'Notification' },
      component: lazyPage(() => import('./notification.page.tsx'), 'NotificationPage'),
    }),
  ],
};
