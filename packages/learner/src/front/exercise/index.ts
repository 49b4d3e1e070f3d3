export { startHomeExercise } from './home-exercise.script.ts';
