export { Discussion, type DiscussionProps } from './discussion.tsx';
