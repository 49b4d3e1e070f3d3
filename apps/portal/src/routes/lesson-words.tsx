import { type NoteMark, useNoteMarks } from '@uplink/learner/notes';
import { useEffect } from 'react';

export { Discussion } from '@uplink/learner/discussions';
export { LessonNotes } from '@uplink/learner/notes';

export interface LessonNoteMarksProps {
  lessonId: number;
  onMarks: (marks: readonly NoteMark[]) => void;
}

/** Brings the notes of a lesson to the seek bar of its video. */
export function LessonNoteMarks({ lessonId, onMarks }: LessonNoteMarksProps) {
  const marks = useNoteMarks(lessonId);
  useEffect(() => onMarks(marks), [marks, onMarks]);
  return null;
}
