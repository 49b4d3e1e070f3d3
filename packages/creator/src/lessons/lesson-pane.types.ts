import type { ReactNode } from 'react';

export interface LessonPaneProps {
  /** The product that the lesson belongs to. */
  productId: number;
  /** The lesson. */
  lessonId: number;
  /** The address of a lesson in this editor. */
  lessonHref: (id: number) => string;
  /** Where its author sees it as a learner does. */
  previewHref?: string;
  /** Where it is given prices of its own. */
  pricesHref?: string;
  /** The editor of its quiz, or the way to it. */
  quiz?: ReactNode;
  /** The editor of its homework, or the way to it. */
  homework?: ReactNode;
  /** The editor of its exercises, or the way to it. */
  exercises?: ReactNode;
}
