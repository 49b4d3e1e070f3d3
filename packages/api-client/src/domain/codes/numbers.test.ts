import { expect, test } from 'vitest';
import * as codes from './index.ts';

const all: Record<string, unknown> = { ...codes };

/** Numbers and words that others store and send: they stay as they were given. */
test.each<[string, unknown]>([
  [
    'ModuleType',
    {
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
    },
  ],
  ['LabType', { individualLab: 1, examPrep: 2, labBundle: 3 }],
  ['LAB_TYPE_LABELS', { 1: 'Individual lab', 2: 'Exam prep', 3: 'Lab bundle' }],
  ['TimelineMode', { selfPaced: 1, estimated: 2 }],
  ['TabItemType', { tab: 0, lessonMap: 1, milestones: 2, bundleItem: 3 }],
  ['Visibility', { draft: 1, public: 2, deleted: 3, notClickable: 4 }],
  ['Publication', { notPublished: 1, published: 2 }],
  ['UserStatus', { active: 1, inactive: 2 }],
  ['MilestoneCategory', { technical: 1, career: 2, exam: 3, sqc: 4 }],
  [
    'MilestoneStatus',
    {
      incomplete: 1,
      readyForReview: 2,
      complete: 3,
      overdue: 4,
      waived: 5,
      sentBack: 6,
      underReview: 7,
    },
  ],
  [
    'SUBMISSION_STATUS_LABELS',
    {
      complete: 'Complete',
      notSubmitted: 'Not submitted',
      pending: 'Pending approval',
      needsRevision: 'Needs revision',
      notAvailable: 'Not available',
    },
  ],
  ['HOMEWORK_TYPE_LABELS', { UPLOAD: 'Upload', DIGITIZE: 'Digitize' }],
  ['CROSSSELL_TYPE_LABELS', { upsell: 'Upsell', downsell: 'Downsell', orderbump: 'Order bump' }],
  ['MILESTONE_CATEGORY_LABELS', { 1: 'Technical', 2: 'Career', 3: 'Exam', 4: 'SQC' }],
  ['DiplomaType', { courseCompletion: 1, programCompletion: 2, digitalAward: 3 }],
  [
    'ModuleStatus',
    {
      learning: 1,
      notStarted: 2,
      done: 3,
      applied: 4,
      startable: 5,
      suspendedLearning: 101,
      suspendedNotStarted: 102,
      suspendedDone: 103,
    },
  ],
  ['SUSPENDED_OFFSET', 100],
  ['SKILL_LEVELS', { 1: 'Beginner', 2: 'Intermediate', 3: 'Advanced' }],
  ['DURATION_UNITS', { hours: 3600, days: 86_400, weeks: 604_800, months: 2_592_000 }],
  [
    'ROLES',
    ['student', 'instructorAssistant', 'mentor', 'admin', 'sales', 'customerSupport', 'marketing'],
  ],
])('%s', (name, expected) => {
  expect(all[name]).toEqual(expected);
});
