import { useQueryClient } from '@tanstack/react-query';
import { createSaveQueue, overallState, type Schema } from '@uplink/api-client';
import { useUplink } from '@uplink/api-client/react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { isUnsafe } from '../shared/conflict.ts';
import { useLeaveWarning } from '../shared/leave-warning.ts';
import { draftOf, type NoteDraft, noteSaving } from './note-saving.queries.ts';
import { messages } from './notes.messages.ts';
import { type NoteEntries, withStored } from './notes.rules.ts';

/** What can be done with notes, wherever they are shown. */
export interface NoteActions {
  onSave: (id: string, draft: NoteDraft) => void;
  onRetrySave: () => void;
  onResolve: (id: string, choice: 'mine' | 'theirs') => void;
  onDelete: (id: string) => void;
  /** Why the last deletion failed. */
  deleteError: string | undefined;
}

/** Keeps notes safe while they are written and deletes them; `notes` is what the server has. */
export function useNotes(
  notes: readonly Schema<'Note'>[] | undefined,
): NoteActions & { entries: NoteEntries; gone: ReadonlySet<string> } {
  const client = useUplink();
  const queries = useQueryClient();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [deleteError, setDeleteError] = useState<string>();
  const queue = useMemo(() => {
    const known = new Set<string>();
    return createSaveQueue<NoteDraft>(
      noteSaving(client, (note) => {
        const { id } = note;
        queries.setQueriesData<Schema<'NotePage'>>({ queryKey: ['/me/notes'] }, (page) =>
          page ? withStored(page, note) : page,
        );
        // Lists that are not shown are read anew when they are; those that are lack new notes only.
        const refetchType = known.has(id) ? 'none' : 'active';
        known.add(id);
        void queries.invalidateQueries({ queryKey: ['/me/notes'], refetchType });
      }),
    );
  }, [client, queries]);
  useEffect(() => {
    for (const note of notes ?? []) queue.load(note.id, draftOf(note), note);
  }, [queue, notes]);
  const entries = useSyncExternalStore(queue.subscribe, queue.getSnapshot);
  useLeaveWarning(isUnsafe(overallState(entries.values())));

  async function remove(id: string): Promise<void> {
    const isStored = (queue.getSnapshot().get(id)?.version ?? 1) > 0;
    setDeleteError(undefined);
    setGone((before) => new Set([...before, id]));
    // Nobody else knows of it yet: here it is gone whatever the server says.
    if (!isStored) await queue.forget(id);
    try {
      await client.unwrap(client.api.DELETE('/me/notes/{id}', { params: { path: { id } } }), {
        rethrow: true,
      });
      await queue.forget(id);
      await queries.invalidateQueries({ queryKey: ['/me/notes'] });
    } catch (error) {
      if (!isStored) return;
      setGone((before) => new Set([...before].filter((one) => one !== id)));
      setDeleteError(messages.notDeleted(error instanceof Error ? error.message : ''));
    }
  }

  return {
    entries,
    gone,
    onSave: queue.set,
    onRetrySave: queue.retry,
    onResolve: queue.resolve,
    onDelete: (id) => void remove(id),
    deleteError,
  };
}
