/** Codes of people, roles and notifications (specification, sections 3 and 6). */

/** Blocking an account is a separate flag, so that unblocking restores the status. */
export const UserStatus = { active: 1, inactive: 2 } as const;
export type UserStatus = (typeof UserStatus)[keyof typeof UserStatus];

export const USER_STATUS_LABELS = {
  1: 'Active',
  2: 'Inactive',
} as const satisfies Record<UserStatus, string>;

export const ROLES = [
  'student',
  'instructorAssistant',
  'mentor',
  'admin',
  'sales',
  'customerSupport',
  'marketing',
] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_LABELS = {
  student: 'Student',
  instructorAssistant: 'Instructor assistant',
  mentor: 'Mentor',
  admin: 'Admin',
  sales: 'Sales',
  customerSupport: 'Customer support',
  marketing: 'Marketing',
} as const satisfies Record<Role, string>;

export const NOTIFICATION_TYPES = ['info', 'alert', 'zoomCall'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

export const NOTIFICATION_TYPE_LABELS = {
  info: 'Info',
  alert: 'Alert',
  zoomCall: 'Zoom call',
} as const satisfies Record<NotificationType, string>;

export const TSHIRT_SIZES = ['S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL'] as const;
export type TshirtSize = (typeof TSHIRT_SIZES)[number];
