export interface NotificationBellProps {
  /** Held open, by a press or by the strip's button. */
  isOpen: boolean;
  /** Told that it is opened or closed. */
  onOpenChange: (isOpen: boolean) => void;
}

export interface NotificationListProps {
  /** Called when the reader opens a notification. */
  onGo: () => void;
}
