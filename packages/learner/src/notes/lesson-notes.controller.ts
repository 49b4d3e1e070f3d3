import { lessonNotesQuery, type NotReady, notReady, useUplink } from '@uplink/api-client/react';
import type { UndoableProps } from '@uplink/kit/dialogs';
import { useHeldQuery } from '@uplink/kit/states';
import { useLessonCount } from '../shared/lesson-count.ts';
import { type NoteActions, useNotes } from './notes.controller.ts';
import { notesOfLesson, type ShownNote } from './notes.rules.ts';

export interface LessonNotesReady extends NoteActions {
  status: 'ready';
  notes: readonly ShownNote[];
}

/** The notes of one lesson, with those that wait here to be sent. */
export function useLessonNotes(
  lessonId: number,
  undoing: UndoableProps,
): NotReady | LessonNotesReady {
  const client = useUplink();
  const query = useHeldQuery(lessonNotesQuery(client, lessonId));
  const { entries, gone, ...actions } = useNotes(query.data?.data, undoing);
  const notes = notesOfLesson(lessonId, query.data?.data ?? [], entries).filter(
    ({ id }) => !gone.has(id),
  );
  useLessonCount(lessonId, 'noteCount', query.data && notes.length);
  // What waits here is shown without the server, too.
  if (!query.data && notes.length === 0) return notReady(query);
  return { status: 'ready', notes, ...actions };
}
