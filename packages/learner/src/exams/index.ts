export { ExamList, type ExamListProps } from './exam-list.tsx';
export { ExamPlayer, type ExamPlayerProps } from './exam-player.tsx';
export { ExamResults, type ExamResultsProps } from './exam-results.tsx';
