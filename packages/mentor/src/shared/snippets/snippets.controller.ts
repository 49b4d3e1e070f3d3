import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { type NotReady, notReady, snippetsQuery, useUplink } from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';
import { useState } from 'react';
import { type SnippetForm, snippetFaults } from './snippets.rules.ts';

export interface SnippetEditing extends SnippetForm {
  /** Undefined for a new one. */
  id: number | undefined;
}

export interface SnippetsReady {
  status: 'ready';
  snippets: readonly Schema<'Snippet'>[];
  /** What is being written; undefined while the list is shown. */
  editing: SnippetEditing | undefined;
  faults: Partial<SnippetForm>;
  isSending: boolean;
  error: string | undefined;
  onEdit: (editing: SnippetEditing | undefined) => void;
  onSave: () => void;
  onRemove: (id: number) => void;
}

/** The own snippets: reads, keeps, changes and removes them. */
export function useSnippets(): NotReady | SnippetsReady {
  const client = useUplink();
  const queries = useQueryClient();
  const { queryKey, ...options } = snippetsQuery(client);
  const query = useHeldQuery({ queryKey, ...options });
  const [editing, setEditing] = useState<SnippetEditing>();
  const [isTried, setTried] = useState(false);
  const refresh = () => queries.invalidateQueries({ queryKey });
  const { api, unwrap } = client;
  const save = useMutation({
    mutationFn: ({ id, title, text }: SnippetEditing) => {
      const body = { title: title.trim(), text: text.trim() };
      return id === undefined
        ? unwrap(api.POST('/me/snippets', { body }), { rethrow: true })
        : unwrap(api.PUT('/me/snippets/{id}', { params: { path: { id } }, body }), {
            rethrow: true,
          });
    },
    onSuccess: async () => {
      await refresh();
      setEditing(undefined);
    },
  });
  const remove = useMutation({
    mutationFn: (id: number) =>
      unwrap(api.DELETE('/me/snippets/{id}', { params: { path: { id } } }), { rethrow: true }),
    onSettled: refresh,
  });
  if (!query.data) return notReady(query);
  const faults = editing ? snippetFaults(editing) : {};
  return {
    status: 'ready',
    snippets: query.data,
    editing,
    faults: isTried ? faults : {},
    isSending: save.isPending || remove.isPending,
    error: (editing ? save.error : remove.error)?.message,
    onEdit: (next) => {
      if (next?.id !== editing?.id || !next || !editing) {
        setTried(false);
        save.reset();
      }
      setEditing(next);
    },
    onSave: () => {
      setTried(true);
      if (editing && Object.keys(faults).length === 0) save.mutate(editing);
    },
    onRemove: remove.mutate,
  };
}
