export { FirstWeek } from './first-week.tsx';
export { GoalQuestions } from './goal-questions.tsx';
export { MentorCard } from './mentor-card.tsx';
export { PathCard } from './path-card.tsx';
