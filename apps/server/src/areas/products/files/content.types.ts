import type { Schema } from '@uplink/api-client';
import type { Definition } from '@uplink/net/exercise';
import type { WrittenText } from '../../../html/to-markdown.ts';
import type { Motif } from '../authoring/cover.rules.ts';

export type ProductKind = 'course' | 'project' | 'program' | 'bundle';

/** What the first file of a product says, whatever its kind. Durations are in seconds. */
export interface ProductHeader {
  name: string;
  /** Its address. */
  uniqueName: string;
  alias?: string;
  shortDescription: string;
  description: WrittenText;
  level?: 1 | 2 | 3;
  isSelfPaced: boolean;
  partTimeEducationDuration?: number;
  fullTimeEducationDuration?: number;
  /** Unique names of other products. */
  prerequisites: string[];
  whatYouLearn: string[];
  resources?: ResourceContent[];
  /** The goal that a program leads to. */
  leadsTo?: 'networkJob' | 'securityJob';
  /** Whether its lessons, or the parts of a program, can be skipped. */
  skipAllowed?: boolean;
  /** @default true */
  discussion?: boolean;
  /** @default true */
  numeration?: boolean;
  /** @default as it is, for a new product false */
  certificate?: boolean;
  notClickable?: boolean;
  applyForm?: string;
  onboardingForm?: string;
  /** What its cover shows. */
  motif?: Motif;
  pictures?: PicturesContent;
  terms?: { title: string; body: string };
  checklist?: string[];
  tabs?: TabContent[];
}

/** Files of the folder `media`, or addresses. */
export interface PicturesContent {
  wide?: string;
  wideShowsOverlay?: boolean;
  tall?: string;
  tallShowsOverlay?: boolean;
  logo?: string;
}

/** A video with its files: those of the folder `media`, or addresses. */
export interface VideoContent {
  file: string;
  poster?: string;
  /** HH:MM:SS. */
  duration: string;
  captions?: { language: string; label: string; file: string }[];
  chapters?: string;
  thumbnails?: string;
}

export interface ResourceContent {
  title: string;
  url: string;
}

export interface TabContent {
  kind: 'text' | 'lessonMap' | 'milestones' | 'bundleItem';
  title: string;
  text?: WrittenText;
  /** The unique name of a part of the bundle. */
  product?: string;
}

/** A product as its files say it. */
export interface ProductContent extends ProductHeader {
  kind: ProductKind;
  /** Of a course or project. */
  sections: SectionContent[];
  /** Unique names of what a program or bundle holds. */
  children: string[];
}

export interface SectionContent {
  name: string;
  lessons: LessonContent[];
}

/** The front matter of a lesson. */
export interface LessonHeader {
  name: string;
  xpPoints: number;
  /** HH:MM:SS. @default the time it takes to read, or the length of its video */
  duration?: string;
  video?: VideoContent;
  motivationalMessage?: string;
  resources?: ResourceContent[];
  /** Unique names of its practice labs. */
  labs?: string[];
  /** Whether anyone may open it. */
  isFree?: boolean;
  /** Whether learners don't see it yet. */
  isHidden?: boolean;
}

export interface LessonContent extends LessonHeader {
  /** The name of its files. */
  slug: string;
  text: WrittenText;
  quiz: QuizContent | null;
  homework: HomeworkContent | null;
  exercises: Definition[];
}

export interface QuizContent {
  title: string;
  questions: QuestionContent[];
}

export interface QuestionContent {
  type: 'singleAnswer' | 'multipleAnswer' | 'fillInTheBlank' | 'exercise';
  /** Of an exercise, its definition as JSON. */
  question: string;
  answers?: { answer: string; isCorrect: boolean }[];
  explanation?: string;
  /** A second of the lesson's video that explains it, or an address. */
  link?: { position: number } | string;
}

export interface HomeworkContent {
  type: Schema<'HomeworkType'>;
  title: string;
  brief: WrittenText;
  /** @default 5 */
  maxFiles?: number;
  /** Bytes. @default the academy's own limit */
  maxFileSize?: number;
  /** @default all that homework allows */
  extensions?: string[];
  challengeId?: string;
  sections?: Schema<'HomeworkSection'>[];
}
