import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { type NotReady, notReady, snippetsQuery, useUplink } from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';
import { useState } from 'react';
import type { SnippetWords } from './snippets.rules.ts';

export interface SnippetEditing extends SnippetWords {
  /** Undefined for a new one. */
  id: number | undefined;
}

export interface SnippetsReady {
  status: 'ready';
  snippets: readonly Schema<'Snippet'>[];
  /** What is being written; undefined while the list is shown. */
  editing: SnippetEditing | undefined;
  /** The id of the one that is being removed. */
  removing: number | undefined;
  /** Why one was not removed. */
  error: string | undefined;
  onEdit: (editing: SnippetEditing | undefined) => void;
  /** Stores what is being written. */
  onSave: (words: SnippetWords) => Promise<void>;
  onRemove: (id: number) => void;
}

/** The own snippets: reads, keeps, changes and removes them. */
export function useSnippets(): NotReady | SnippetsReady {
  const client = useUplink();
  const queries = useQueryClient();
  const { queryKey, ...options } = snippetsQuery(client);
  const query = useHeldQuery({ queryKey, ...options });
  const [editing, setEditing] = useState<SnippetEditing>();
  const refresh = () => queries.invalidateQueries({ queryKey });
  const { api, unwrap } = client;
  async function save(body: SnippetWords): Promise<void> {
    const id = editing?.id;
    await (id === undefined
      ? unwrap(api.POST('/me/snippets', { body }), { rethrow: true })
      : unwrap(api.PUT('/me/snippets/{id}', { params: { path: { id } }, body }), {
          rethrow: true,
        }));
    await refresh();
  }
  const remove = useMutation({
    mutationFn: (id: number) =>
      unwrap(api.DELETE('/me/snippets/{id}', { params: { path: { id } } }), { rethrow: true }),
    onSettled: refresh,
  });
  if (!query.data) return notReady(query);
  return {
    status: 'ready',
    snippets: query.data,
    editing,
    removing: remove.isPending ? remove.variables : undefined,
    error: remove.error?.message,
    onEdit: setEditing,
    onSave: save,
    onRemove: remove.mutate,
  };
}
