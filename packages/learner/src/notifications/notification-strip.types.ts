export interface NotificationStripProps {
  /** Opens the list at the bell. */
  onView: () => void;
}
