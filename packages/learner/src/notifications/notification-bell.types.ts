export interface NotificationBellProps {
  /** Held open, by a press or by the strip's button. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export interface NotificationListProps {
  /** Told when somebody follows a notification. */
  onGo: () => void;
}
