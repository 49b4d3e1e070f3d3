export { QuestionBank, type QuestionBankProps, type QuestionBankSearch } from './question-bank.tsx';
export { QuestionEditor, type QuestionEditorProps } from './question-editor.tsx';
