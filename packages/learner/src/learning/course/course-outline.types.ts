import type { ReactNode } from 'react';
import type { OutlinePlace } from '../outline.rules.ts';
import type { OpensHere } from './course-outline.rules.ts';

export interface CourseOutlineProps {
  /** The course or project. */
  productId: number;
  /** The open lesson, and the open part of it. */
  current: OutlinePlace;
  /** Whether a lesson opens here. @default as the academy says */
  opens?: OpensHere;
  /** Whether the learner has the course; to others, what is locked comes with it. @default false */
  hasCourse?: boolean;
  /** Under the lessons, once they are there, e.g. the way to buy the course. */
  children?: ReactNode;
}
