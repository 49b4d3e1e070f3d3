import type { IntroBlock } from '../../src/areas/catalog/intro-page.service.ts';
import type { Motif } from '../../src/areas/products/authoring/cover.rules.ts';
import type { LessonContent } from './lessons.types.ts';

/** What program.yaml, offers.yaml, course.yaml and project.yaml have in common. Durations are in seconds. */
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
  resources?: { title: string; url: string }[];
  /** The goal that a program leads to. */
  leadsTo?: 'networkJob' | 'securityJob';
  /** Whether its lessons, or the parts of a program, may be passed over. */
  skipAllowed?: boolean;
  pictures?: PicturesContent;
  /** What its cover shows. */
  motif?: Motif;
}

/** Files of demo/pictures, of the same thing lying and standing. */
export interface PicturesContent {
  wide: string;
  tall: string;
  showsOverlay: boolean;
}

export interface ProgramContent extends ProductHeader {
  mentor: string;
  /** Who reviews beside the mentor. */
  coMentors: string[];
  children: string[];
  /** Courses that are no part of it, with the same author and mentor. */
  beside: string[];
}

export interface CourseContent extends ProductHeader {
  kind: 'course' | 'project';
  sections: { name: string; lessons: LessonContent[] }[];
}

/** A program or bundle of offers.yaml, made of courses and projects. */
export interface OfferContent extends ProductHeader {
  kind: 'program' | 'bundle';
  /** A program's own. */
  mentor?: string;
  children: string[];
}

/** The intro page of a product, by its unique name; texts in Markdown. */
export interface IntroPageContent {
  product: string;
  blocks: IntroBlock[];
}
