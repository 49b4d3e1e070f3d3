export { EmailEditor, type EmailEditorProps } from './email-editor.tsx';
export { EmailList, type EmailListProps } from './email-list.tsx';
