/** Codes of products and of a learner's state in them (specification, sections 3 and 4). */

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

export const MODULE_TYPE_LABELS = {
  1: 'Program',
  2: 'Course',
  3: 'Project',
  4: 'Lesson',
  5: 'Section',
  6: 'Subscription',
  7: 'Syllabus',
  8: 'Bundle',
  9: 'Module',
  10: 'Labs',
  11: 'Coaching',
} as const satisfies Record<ModuleType, string>;

export const LabType = { individualLab: 1, examPrep: 2, labBundle: 3 } as const;
export type LabType = (typeof LabType)[keyof typeof LabType];

export const LAB_TYPE_LABELS = {
  1: 'Individual lab',
  2: 'Exam prep',
  3: 'Lab bundle',
} as const satisfies Record<LabType, string>;

export const Visibility = { draft: 1, public: 2, deleted: 3, notClickable: 4 } as const;
export type Visibility = (typeof Visibility)[keyof typeof Visibility];

export const Publication = { notPublished: 1, published: 2 } as const;
export type Publication = (typeof Publication)[keyof typeof Publication];

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

export const MODULE_STATUS_LABELS = {
  1: 'Currently learning',
  2: 'Not started',
  3: 'Done',
  4: 'Applied',
  5: 'Not started',
  101: 'Suspended',
  102: 'Suspended',
  103: 'Suspended',
} as const satisfies Record<ModuleStatus, string>;

/** Skipped and not done since. */
export const SKIPPED_LABEL = 'Skipped';

export const SKILL_LEVELS = { 1: 'Beginner', 2: 'Intermediate', 3: 'Advanced' } as const;
export type SkillLevel = keyof typeof SKILL_LEVELS;

export const TimelineMode = { selfPaced: 1, estimated: 2 } as const;
export type TimelineMode = (typeof TimelineMode)[keyof typeof TimelineMode];

/** Seconds of each unit. */
export const DURATION_UNITS = {
  hours: 3600,
  days: 86_400,
  weeks: 604_800,
  months: 2_592_000,
} as const;
export type DurationUnit = keyof typeof DURATION_UNITS;

/** Kinds of a product's own tabs. */
export const TabItemType = { tab: 0, lessonMap: 1, milestones: 2, bundleItem: 3 } as const;
export type TabItemType = (typeof TabItemType)[keyof typeof TabItemType];
