export { ExamEditor, type ExamEditorProps } from './exam-editor.tsx';
export { ExamList, type ExamListProps, type ExamSearch } from './exam-list.tsx';
