export type { Engine } from './engine/engine.types.ts';
export { engineOf, useEngine } from './engine/use-engine.ts';
export { exerciseMessages } from './exercise.messages.ts';
export { sameTexts, startTexts } from './exercise.rules.ts';
export {
  type Checked,
  definitionOf,
  drawnOf,
  type ExercisePaperProps,
  type GoalCount,
  gradeOf,
  type OpenedHints,
  type Texts,
} from './exercise.types.ts';
export { HintButton } from './exercise-hints.view.tsx';
export { ExercisePaper } from './exercise-paper.view.tsx';
