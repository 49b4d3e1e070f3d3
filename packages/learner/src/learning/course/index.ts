export { CourseOutline } from './course-outline.tsx';
export type { CourseOutlineProps } from './course-outline.types.ts';
