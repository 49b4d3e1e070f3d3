export { QuizEditor, type QuizEditorProps } from './quiz-editor.tsx';
export { QuizLink, type QuizLinkProps } from './quiz-link.tsx';
