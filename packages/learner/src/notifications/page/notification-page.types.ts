/** The parts of the list, in the order of their tabs. */
export const NOTIFICATION_TABS = ['needsYou', 'work', 'people', 'money'] as const;

/** A part of the list; without one it is all. */
export type NotificationTab = (typeof NOTIFICATION_TABS)[number];
