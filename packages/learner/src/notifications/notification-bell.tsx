'use client';
import { useAbsence } from './absence.ts';
import { NotificationBellView } from './notification-bell.view.tsx';
import { useNotifications } from './notifications.controller.ts';

export interface NotificationBellProps {
  /** Held open, by a press or by the strip's button. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The bell with its list. */
export function NotificationBell(props: NotificationBellProps) {
  return <NotificationBellView {...props} {...useNotifications()} absence={useAbsence()} />;
}
