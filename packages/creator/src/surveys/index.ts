export { SurveyEditor, type SurveyEditorProps } from './survey-editor.tsx';
