export { moderationMessages } from './moderation.messages.ts';
export { ModerationNote } from './moderation-note.view.tsx';
export { ReportButton, type ReportButtonProps } from './report-button.tsx';
