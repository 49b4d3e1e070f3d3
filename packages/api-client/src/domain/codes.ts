/** Codes of the specification (sections 3 and 4). Numbers and words are what travels on the wire. */

export const ModuleType = {
  program: 1,
  course: 2,
  project: 3,
  lesson: 4,
  section: 5,
  subscription: 6,
  syllabus: 7,
  bundle: 8,
  module: 9,
  labs: 10,
  coaching: 11,
} as const;
export type ModuleType = (typeof ModuleType)[keyof typeof ModuleType];

export const LabType = { individualLab: 1, examPrep: 2, labBundle: 3 } as const;
export type LabType = (typeof LabType)[keyof typeof LabType];

export const Visibility = { draft: 1, public: 2, deleted: 3, notClickable: 4 } as const;
export type Visibility = (typeof Visibility)[keyof typeof Visibility];

export const Publication = { notPublished: 1, published: 2 } as const;
export type Publication = (typeof Publication)[keyof typeof Publication];

export const UserStatus = { active: 1, inactive: 2 } as const;
export type UserStatus = (typeof UserStatus)[keyof typeof UserStatus];

/** A suspended status is its base plus this. */
export const SUSPENDED_OFFSET = 100;

export const ModuleStatus = {
  learning: 1,
  notStarted: 2,
  done: 3,
  applied: 4,
  startable: 5,
  suspendedLearning: 101,
  suspendedNotStarted: 102,
  suspendedDone: 103,
} as const;
export type ModuleStatus = (typeof ModuleStatus)[keyof typeof ModuleStatus];

export const SKILL_LEVELS = { 1: 'Beginner', 2: 'Intermediate', 3: 'Advanced' } as const;
export type SkillLevel = keyof typeof SKILL_LEVELS;

/** Seconds of each unit. */
export const DURATION_UNITS = {
  hours: 3600,
  days: 86_400,
  weeks: 604_800,
  months: 2_592_000,
} as const;

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

export const SUBMISSION_STATUS_LABELS = {
  complete: 'Complete',
  notSubmitted: 'Not submitted',
  pending: 'Pending approval',
  needsRevision: 'Needs revision',
  notAvailable: 'Not available',
} as const;
export type SubmissionStatus = keyof typeof SUBMISSION_STATUS_LABELS;

export const NOTIFICATION_TYPES = ['info', 'alert', 'zoomCall'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

export const TSHIRT_SIZES = ['S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL'] as const;
