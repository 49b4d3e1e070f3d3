import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../app/lazy-page.ts';
import { protectedRoute } from '../shared/root.route.ts';

const load = () => import('./notifications.page.tsx');

/** All notifications of a user, and the settings for them. */
export const notificationRoutes = [
  createRoute({
    getParentRoute: () => protectedRoute,
    path: '/notifications',
    staticData: { title: 'Notifications' },
    component: lazyPage(load, 'NotificationsPage'),
  }),
  createRoute({
    getParentRoute: () => protectedRoute,
    path: '/notifications/settings',
    staticData: { title: 'Notification settings' },
    component: lazyPage(load, 'NotificationSettingsPage'),
  }),
];
