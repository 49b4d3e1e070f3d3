import type { Schema } from '@uplink/api-client';
import type {
  MilestoneAction,
  MilestoneCategory,
  Role,
  SocialNetwork,
  TshirtSize,
} from '@uplink/api-client/domain';
import type { DiplomaForm } from '../src/areas/certificates/diploma-authoring.service.ts';
import type { LabForm } from '../src/areas/labs/lab-authoring.service.ts';
import type { SurveyForm } from '../src/areas/surveys/survey-authoring.service.ts';

/** A person of people.yaml. */
export interface Person {
  key: string;
  firstName: string;
  lastName: string;
  email: string;
  roles: Role[];
  headline?: string;
}

/** What program.yaml, course.yaml and project.yaml have in common. Durations are in seconds. */
export interface ProductHeader {
  name: string;
  uniqueName: string;
  shortDescription: string;
  description: string;
  level: 1 | 2 | 3;
  isSelfPaced: boolean;
  partTimeEducationDuration?: number;
  fullTimeEducationDuration?: number;
  prerequisites: string[];
  whatYouLearn: string[];
}

export interface ProgramContent extends ProductHeader {
  mentor: string;
  children: string[];
}

export interface CourseContent extends ProductHeader {
  kind: 'course' | 'project';
  sections: { name: string; lessons: LessonContent[] }[];
}

/** The front matter of a lesson. */
export interface LessonHeader {
  name: string;
  minutes: number;
  xpPoints: number;
  video?: string;
  resources?: { title: string; url: string }[];
}

export interface LessonContent extends LessonHeader {
  slug: string;
  markdown: string;
  quiz: QuizContent | null;
  homework: HomeworkContent | null;
}

export interface QuizContent {
  title: string;
  questions: {
    type: 'singleAnswer' | 'multipleAnswer' | 'fillInTheBlank';
    question: string;
    answers?: { answer: string; isCorrect: boolean }[];
    explanation?: string;
    /** A second of the lesson's video that explains it. */
    link?: { position: number };
  }[];
}

export interface HomeworkContent {
  type: 'UPLOAD' | 'DIGITIZE';
  title: string;
  brief: string;
  maxFiles?: number;
  sections?: {
    id: string;
    title: string;
    type: 'checklist' | 'openAnswer' | 'fillBlanks';
    items: { id: string; text: string }[];
  }[];
}

/** A learner of learners.yaml, with what they learned in the order it happened. */
export interface LearnerContent {
  learner: string;
  steps: {
    /** The product's unique name. */
    product: string;
    /** How many lessons are finished, from the product's first; with 0 it is not begun. */
    lessons: number;
    /** How many days ago the first of them was. */
    days: number;
  }[];
}

/** The notes one learner took. */
export interface NotesContent {
  learner: string;
  notes: {
    /** The lesson's unique name. */
    lesson: string;
    /** A second of its video. */
    at: number;
    /** How many days ago. */
    days: number;
    text: string;
  }[];
}

/** The discussion of a lesson. */
export interface DiscussionContent {
  /** The lesson's unique name. */
  lesson: string;
  questions: {
    by: string;
    /** How many days ago. */
    days: number;
    title: string;
    /** Markdown, as in the responses. */
    body: string;
    /** `hours` after the question. */
    responses?: { by: string; hours: number; body: string }[];
  }[];
}

/** A homework that a learner handed in. */
export interface WorkContent {
  learner: string;
  /** What the mentor decided; without it the submission waits. */
  status?: 'complete' | 'needsRevision';
  files?: { name: string; text: string }[];
  /** Answers by item; those of blanks in their order. */
  items?: Record<string, string | string[]>;
  /** The thread; `from` is 'mentor' or the learner. */
  messages?: { from: string; text: string }[];
}

/** An exam of exams/*.yaml, with who sat it. */
export interface ExamContent {
  /** The unique name of the product whose learners may sit it. */
  product: string;
  uniqueName: string;
  title: string;
  description: string;
  /** Null without a time limit. */
  durationMinutes: number | null;
  /** Null for as many as one likes. */
  attemptsAllowed: number | null;
  passPercent: number;
  cooldownHours: number;
  answersShown: 'never' | 'whenSettled' | 'always';
  xpPoints: number;
  questions: {
    topic: string;
    type: 'singleAnswer' | 'multipleAnswer' | 'fillInTheBlank';
    difficulty: number;
    weight?: number;
    question: string;
    answers?: { answer: string; isCorrect: boolean }[];
    explanation?: string;
  }[];
  attempts: {
    learner: string;
    /** How many days ago it was started, and how many minutes it took. */
    days: number;
    minutes?: number;
    /** The questions left wrong, counted from 1. */
    wrong?: number[];
    /** Only so many questions, from the first, are answered. */
    answered?: number;
    isOpen?: boolean;
  }[];
}

/** A person of profiles.yaml: what is known of them beside their name. */
export interface ProfileContent {
  person: string;
  isPublished: boolean;
  phone?: string;
  companyName?: string;
  tshirtSize?: TshirtSize;
  specialStatus?: string;
  address?: { street: string; city: string; zip: string; country: string };
  links: Partial<Record<SocialNetwork, string>>;
  /** Keys of others with a published profile. */
  follows: string[];
  playlists: PlaylistContent[];
}

export interface PlaylistContent {
  title: string;
  lessons: {
    /** The product's unique name. */
    product: string;
    /** Places of lessons in it, from 1. */
    numbers: number[];
  }[];
}

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
    description: string;
    links?: { title: string; url: string }[];
  }[];
  /** By learner. */
  work: Record<string, MilestoneWorkContent[]>;
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

/** Ratings of one module, by its unique name. */
export interface RatingsContent {
  module: string;
  ratings: {
    learner: string;
    stars: number;
    nps?: number;
    review: string;
    /** How many days ago. */
    days: number;
  }[];
}

/** Diplomas with the unique names of the products that give them, and courses of former years. */
export interface DiplomasContent {
  diplomas: (Omit<DiplomaForm, 'ownerId'> & { products: string[] })[];
  former: {
    uniqueName: string;
    name: string;
    /** Who finished it, and how many days ago; those of some were taken back later. */
    given: { learner: string; days: number; revokedDays?: number }[];
  }[];
}

/** A lab with the unique names of the products that open it, and who opened it how many days ago. */
export interface LabContent extends Omit<LabForm, 'ownerId'> {
  products: string[];
  opened: { learner: string; days: number }[];
}

/** survey.yaml: what the program asks, and who answered it how many days ago. */
export interface SurveyContent extends SurveyForm {
  answers: { learner: string; days: number; answers: Schema<'SurveyAnswer'>[] }[];
}
