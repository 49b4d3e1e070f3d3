export { GoalQuestions } from './goal-questions.tsx';
export { PathCard } from './path-card.tsx';
