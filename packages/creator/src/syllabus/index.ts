export { SyllabusEditor, type SyllabusEditorProps } from './syllabus-editor.tsx';
