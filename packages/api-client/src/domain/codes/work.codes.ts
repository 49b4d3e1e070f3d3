/** Codes of a learner's work: homework, quizzes, exams, milestones, certificates (section 3). */

export const SUBMISSION_STATUS_LABELS = {
  complete: 'Complete',
  notSubmitted: 'Not submitted',
  pending: 'Pending approval',
  needsRevision: 'Needs revision',
  notAvailable: 'Not available',
} as const;
export type SubmissionStatus = keyof typeof SUBMISSION_STATUS_LABELS;

export const HOMEWORK_TYPE_LABELS = { UPLOAD: 'Upload', DIGITIZE: 'Digitize' } as const;
export type HomeworkType = keyof typeof HOMEWORK_TYPE_LABELS;

export const HOMEWORK_SECTION_TYPE_LABELS = {
  checklist: 'Checklist',
  openAnswer: 'Open answer',
  fillBlanks: 'Fill blanks',
  exercise: 'Exercise',
} as const;
export type HomeworkSectionType = keyof typeof HOMEWORK_SECTION_TYPE_LABELS;

export const QUESTION_TYPE_LABELS = {
  fillInTheBlank: 'Fill in the blank',
  singleAnswer: 'Single answer',
  multipleAnswer: 'Multiple answer',
  exercise: 'Exercise',
} as const;
export type QuestionType = keyof typeof QUESTION_TYPE_LABELS;

export const ASSESSMENT_KIND_LABELS = { exam: 'Exam', sqc: 'SQC' } as const;
export type AssessmentKind = keyof typeof ASSESSMENT_KIND_LABELS;

export const ATTEMPT_STATUSES = ['started', 'completed'] as const;
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

export const MilestoneCategory = { technical: 1, career: 2, exam: 3, sqc: 4 } as const;
export type MilestoneCategory = (typeof MilestoneCategory)[keyof typeof MilestoneCategory];

export const MILESTONE_CATEGORY_LABELS = {
  1: 'Technical',
  2: 'Career',
  3: 'Exam',
  4: 'SQC',
} as const satisfies Record<MilestoneCategory, string>;

export const MilestoneStatus = {
  incomplete: 1,
  readyForReview: 2,
  complete: 3,
  overdue: 4,
  waived: 5,
  sentBack: 6,
  underReview: 7,
} as const;
export type MilestoneStatus = (typeof MilestoneStatus)[keyof typeof MilestoneStatus];

export const MILESTONE_STATUS_LABELS = {
  1: 'Incomplete',
  2: 'Ready for review',
  3: 'Complete',
  4: 'Overdue',
  5: 'Waived',
  6: 'Sent back',
  7: 'Under review',
} as const satisfies Record<MilestoneStatus, string>;

/** In a list these show their due date; all others show their label. */
export const MILESTONE_DUE_DATE_STATUSES: readonly number[] = [
  MilestoneStatus.readyForReview,
  MilestoneStatus.complete,
];

export const DiplomaType = { courseCompletion: 1, programCompletion: 2, digitalAward: 3 } as const;
export type DiplomaType = (typeof DiplomaType)[keyof typeof DiplomaType];

export const DIPLOMA_TYPE_LABELS = {
  1: 'Certificate of course completion',
  2: 'Certificate of program completion',
  3: 'Digital award',
} as const satisfies Record<DiplomaType, string>;
