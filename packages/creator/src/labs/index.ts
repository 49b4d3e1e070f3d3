export { LabList, type LabListProps, type LabSearch } from './lab-list.tsx';
export { LabStagesEditor, type LabStagesEditorProps } from './stages/lab-stages-editor.tsx';
