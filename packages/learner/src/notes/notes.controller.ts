import { useQueryClient } from '@tanstack/react-query';
import type { Schema, Stored } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { readKey, useUplink } from '@uplink/api-client/react';
import type { UndoableProps } from '@uplink/kit/dialogs';
import { useSaveQueue } from '@uplink/kit/saving';
import { useMemo, useState } from 'react';
import { draftOf, type NoteDraft, noteSaving } from './note-saving.queries.ts';
import { notesMessages } from './notes.messages.ts';
import { type NoteEntries, withStored } from './notes.rules.ts';

/** What can be done with notes, wherever they are shown. */
export interface NoteActions {
  onSave: (id: string, draft: NoteDraft) => void;
  onRetrySave: () => void;
  onResolve: (id: string, choice: 'mine' | 'theirs') => void;
  onDelete: (id: string) => void;
  /** A deleted note can be restored, so there is no confirmation. */
  isUndoable: boolean;
  /** Why the last deletion failed. */
  deleteError: string | undefined;
}

/** Keeps notes safe while they are written and deletes them; `notes` is what the server has. */
export function useNotes(
  notes: readonly Schema<'Note'>[] | undefined,
  { onUndoable }: UndoableProps,
): NoteActions & { entries: NoteEntries; gone: ReadonlySet<string> } {
  const messages = useMessages(notesMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [deleteError, setDeleteError] = useState<string>();
  const [known] = useState(() => new Set<string>());
  const queue = useSaveQueue<NoteDraft>(
    noteSaving(client, (note) => {
      const { id } = note;
      queries.setQueriesData<Schema<'NotePage'>>({ queryKey: readKey('/me/notes') }, (page) =>
        page ? withStored(page, note) : page,
      );
      // Lists that are not shown are read again when they are; those that are lack new notes only.
      const refetchType = known.has(id) ? 'none' : 'active';
      known.add(id);
      void queries.invalidateQueries({ queryKey: readKey('/me/notes'), refetchType });
    }),
    { stored: useMemo(() => storedNotes(notes), [notes]) },
  );
  const { entries } = queue;

  const unhide = (id: string) =>
    setGone((before) => new Set([...before].filter((one) => one !== id)));

  /** The note is taken once more, under its old id. */
  function bringBack(id: string, draft: NoteDraft): void {
    known.delete(id);
    unhide(id);
    queue.set(id, draft);
  }

  async function remove(id: string): Promise<void> {
    const { version = 1, value: draft } = queue.getSnapshot().get(id) ?? {};
    const isStored = version > 0;
    setDeleteError(undefined);
    setGone((before) => new Set([...before, id]));
    // No one else knows of it yet: here it is gone whatever the server says.
    if (!isStored) await queue.forget(id);
    try {
      await client.unwrap(client.api.DELETE('/me/notes/{id}', { params: { path: { id } } }), {
        rethrow: true,
      });
      await queue.forget(id);
      if (draft) onUndoable?.({ title: messages.deleted, onUndo: () => bringBack(id, draft) });
      await queries.invalidateQueries({ queryKey: readKey('/me/notes') });
    } catch (error) {
      if (!isStored) return;
      unhide(id);
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
    isUndoable: onUndoable !== undefined,
    deleteError,
  };
}

function storedNotes(notes: readonly Schema<'Note'>[] = []): Map<string, Stored<NoteDraft>> {
  return new Map(
    notes.map((note) => {
      const { id, version, savedAt } = note;
      return [id, { value: draftOf(note), version, savedAt }];
    }),
  );
}
