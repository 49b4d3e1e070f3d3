export { FollowFirst, type FollowFirstProps } from './follow-first.view.tsx';
export { FrontFrame, type FrontFrameProps } from './front-frame.view.tsx';
export { FrontLesson, type FrontLessonProps } from './front-lesson.view.tsx';
export { FrontPage, type FrontPageProps, type VisitorPage } from './front-page.view.tsx';
