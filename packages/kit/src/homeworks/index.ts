export { readTexts } from '../questions/exercise-texts.rules.ts';
export {
  HandedIn,
  HandedInContent,
  type HandedInContentProps,
  type HandedInProps,
} from './handed-in.view.tsx';
export { HomeworkHead, type HomeworkHeadProps } from './homework-head.view.tsx';
export { HomeworkNote, type HomeworkNoteProps } from './homework-note.view.tsx';
export { HomeworkSkeleton } from './homework-skeleton.view.tsx';
export { LineComments, type LineCommentsProps } from './line-comments.tsx';
export { useOpenFile } from './open-file.controller.ts';
export { type ThreadWriting, useThreadMessage } from './thread.controller.ts';
export { ThreadCard, type ThreadCardProps } from './thread.view.tsx';
export {
  countFilled,
  countItems,
  findMissing,
  fromItems,
  readBlanks,
  toItems,
  type WorksheetAnswers,
} from './worksheet.rules.ts';
export { WorksheetView, type WorksheetViewProps } from './worksheet.view.tsx';
