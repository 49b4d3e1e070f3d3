export { LessonPane } from './lesson-pane.tsx';
export type { LessonPaneProps } from './lesson-pane.types.ts';
