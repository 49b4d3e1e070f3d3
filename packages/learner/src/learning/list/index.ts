export { LearningList, type LearningListProps } from './learning-list.tsx';
