import type { MilestoneAction, MilestoneCategory } from '@uplink/api-client/domain';

/** A run of the program. Days are those since its start. */
export interface CohortContent {
  name: string;
  startedDaysAgo: number;
  lastsDays: number;
  zone: string;
  isOpen: boolean;
  milestones: {
    key: string;
    title: string;
    category: MilestoneCategory;
    dueAfterDays: number;
    file?: boolean;
    link?: boolean;
    /** The unique name of the exam or SQC it points at. */
    assessment?: string;
    description: string;
    links?: { title: string; url: string }[];
  }[];
  /** By learner. */
  work: Record<string, MilestoneWorkContent[]>;
}

/** A cohort of starts.yaml, before it starts. */
export interface StartContent {
  /** Its program's unique name. */
  program: string;
  name: string;
  startsInDays: number;
  lastsDays: number;
  zone: string;
  seats: number;
}

/** What a learner handed in for a milestone, and what the mentor decided. */
export interface MilestoneWorkContent {
  /** Its key. */
  milestone: string;
  days: number;
  link?: string;
  files?: { name: string; text: string }[];
  action?: MilestoneAction;
  feedback?: string;
}
