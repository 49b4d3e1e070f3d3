import type { SaveEntry, SaveState, Schema } from '@uplink/api-client';
import type { NoteDraft } from './note-saving.queries.ts';

/** A note as it is shown: the server's, or what was typed since. */
export interface ShownNote {
  id: string;
  /** Seconds of the video. */
  position: number;
  text: string;
  saveState: SaveState;
  savedAt: string | undefined;
  /** The server's words when saving was refused. */
  message: string | undefined;
  /** In a conflict: the words that were saved elsewhere. */
  theirs: string | undefined;
  /** Whether its position is in a video. */
  hasVideo: boolean;
  /** Where it was taken; unknown until the server has it. */
  lesson: Schema<'LessonRef'> | undefined;
}

export type NoteEntries = ReadonlyMap<string, SaveEntry<NoteDraft>>;

/** The server's notes with what was typed since, in their order. */
export function withTyped(notes: readonly Schema<'Note'>[], entries: NoteEntries): ShownNote[] {
  return notes.map(({ id, position, text, lesson, hasVideo, savedAt }) => ({
    ...signOf(entries.get(id)),
    ...(entries.has(id) ? {} : { savedAt }),
    id,
    position,
    text: entries.get(id)?.value.text ?? text,
    lesson,
    hasVideo,
  }));
}

/** All notes of a lesson by second, also those that the server does not have yet. */
export function notesOfLesson(
  lessonId: number,
  notes: readonly Schema<'Note'>[],
  entries: NoteEntries,
): ShownNote[] {
  const known = new Set(notes.map(({ id }) => id));
  const onlyHere = [...entries].flatMap(([id, entry]): ShownNote[] =>
    entry.value.moduleId === lessonId && !known.has(id)
      ? [{ ...signOf(entry), id, ...entry.value, lesson: undefined, hasVideo: false }]
      : [],
  );
  return [...withTyped(notes, entries), ...onlyHere].sort(
    (one, other) => one.position - other.position,
  );
}

function signOf(entry: SaveEntry<NoteDraft> | undefined) {
  return {
    saveState: entry?.state ?? ('saved' as const),
    savedAt: entry?.savedAt,
    message: entry?.message,
    theirs: entry?.theirs?.value.text,
  };
}

/** A page of notes with what the server has of one of them now; a note that is not on it stays away. */
export function withStored(page: Schema<'NotePage'>, stored: Schema<'Note'>): Schema<'NotePage'> {
  const data = page.data.map((note) => (note.id === stored.id ? stored : note));
  return { ...page, data };
}

/** Notes of one lesson under their lesson, lessons under their product; the order stays. */
export function groupNotes(notes: readonly ShownNote[]): ProductNotes[] {
  const groups: ProductNotes[] = [];
  for (const note of notes) {
    if (!note.lesson) continue;
    const { product } = note.lesson;
    let group = groups.at(-1);
    if (group?.product.id !== product.id) {
      group = { product, lessons: [] };
      groups.push(group);
    }
    let part = group.lessons.at(-1);
    if (part?.lesson.id !== note.lesson.id) {
      part = { lesson: note.lesson, notes: [] };
      group.lessons.push(part);
    }
    part.notes.push(note);
  }
  return groups;
}

export interface ProductNotes {
  product: Schema<'ProductRef'>;
  lessons: { lesson: Schema<'LessonRef'>; notes: ShownNote[] }[];
}
