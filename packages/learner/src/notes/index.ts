export { LessonNotes, type LessonNotesProps } from './lesson-notes.tsx';
export { type NoteMark, useNoteMarks } from './note-marks.ts';
export { NotesList, type NotesListProps } from './notes-list.tsx';
