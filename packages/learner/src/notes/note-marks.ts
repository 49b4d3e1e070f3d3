import { useQuery } from '@tanstack/react-query';
import { lessonNotesQuery, lessonQuery, useUplink } from '@uplink/api-client/react';

/** A place on the video's seek bar. */
export interface NoteMark {
  /** Seconds. */
  at: number;
  label: string;
}

const none: readonly NoteMark[] = [];

/** The positions of a lesson's notes, for the seek bar of its video. */
export function useNoteMarks(lessonId: number): readonly NoteMark[] {
  const client = useUplink();
  const { data: count = 0 } = useQuery({
    ...lessonQuery(client, lessonId),
    select: ({ noteCount }) => noteCount,
  });
  const { data = none } = useQuery({
    ...lessonNotesQuery(client, lessonId),
    enabled: count > 0,
    select: toMarks,
  });
  return data;
}

/** One mark for a second, whatever was written down there. */
const toMarks = ({ data }: { data: readonly { position: number; text: string }[] }) => {
  const marks = new Map<number, string>();
  for (const { position, text } of data) {
    const before = marks.get(position);
    marks.set(position, before === undefined ? text : `${before}\n${text}`);
  }
  return [...marks].map(([at, label]) => ({ at, label }));
};
