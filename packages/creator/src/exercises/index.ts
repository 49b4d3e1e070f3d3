export { ExercisesEditor, type ExercisesEditorProps } from './exercises-editor.tsx';
export { ExercisesLink, type ExercisesLinkProps } from './exercises-link.tsx';
