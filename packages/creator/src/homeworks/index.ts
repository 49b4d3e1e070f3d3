export { HomeworkEditor, type HomeworkEditorProps } from './homework-editor.tsx';
export { HomeworkLink, type HomeworkLinkProps } from './homework-link.tsx';
