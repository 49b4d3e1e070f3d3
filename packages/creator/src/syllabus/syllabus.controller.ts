import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, type Schema } from '@uplink/api-client';
import {
  arrangeSyllabus,
  moveLessons,
  moveSections,
  orderOf,
  withoutParts,
} from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import {
  creatorLessonQuery,
  creatorModuleQuery,
  syllabusQuery,
  useUplink,
} from '@uplink/api-client/react';
import type { UndoableProps } from '@uplink/kit/dialogs';
import { useRef, useState } from 'react';
import type { Change, Section } from './outline.rules.ts';
import { syllabusMessages } from './syllabus.messages.ts';

type Syllabus = Schema<'Syllabus'>;

export interface SyllabusChanges {
  /** Why the last change was not made. */
  fault: string | undefined;
  /** Makes a change; resolves with the id of what it added, or undefined if it was refused. */
  change: (change: Change) => Promise<number | null | undefined>;
}

/** Changes of a tree, shown at once and sent in turn; each can be undone. */
export function useSyllabusChanges(
  productId: number,
  onUndoable: UndoableProps['onUndoable'],
): SyllabusChanges {
  const messages = useMessages(syllabusMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const { queryKey } = syllabusQuery(client, productId);
  const [fault, setFault] = useState<string>();
  const last = useRef<Promise<unknown>>(Promise.resolve());

  async function send(
    wanted: Change,
    before: readonly Section[],
  ): Promise<number | null | undefined> {
    const tree = queries.getQueryData(queryKey);
    if (!tree) return undefined;
    try {
      const { syllabus, addedId } = await client.unwrap(
        client.api.PATCH('/creator/me/modules/{id}/children', {
          params: { path: { id: productId } },
          body: { version: tree.version, change: wanted },
        }),
        { rethrow: true },
      );
      queries.setQueryData(queryKey, syllabus);
      refresh(queries, client, productId, wanted);
      const undo = undoOf(before, wanted, messages);
      if (undo) onUndoable?.({ title: undo.title, onUndo: () => void change(undo.change) });
      return addedId;
    } catch (error) {
      const current = error instanceof ApiError ? error.body.syllabus : undefined;
      if (current) queries.setQueryData(queryKey, current);
      else await queries.invalidateQueries({ queryKey });
      setFault(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }

  function change(wanted: Change): Promise<number | null | undefined> {
    setFault(undefined);
    const before = queries.getQueryData(queryKey)?.sections ?? [];
    queries.setQueryData(queryKey, (tree: Syllabus | undefined) => tree && preview(tree, wanted));
    const sent = last.current.then(() => send(wanted, before));
    last.current = sent;
    return sent;
  }

  return { fault, change };
}

function refresh(
  queries: QueryClient,
  client: ReturnType<typeof useUplink>,
  productId: number,
  wanted: Change,
): void {
  void queries.invalidateQueries({ queryKey: creatorModuleQuery(client, productId).queryKey });
  if (wanted.kind === 'rename')
    void queries.invalidateQueries({ queryKey: creatorLessonQuery(client, wanted.id).queryKey });
}

/** The tree as it will be, as far as that is known before the server answers. */
function preview(tree: Syllabus, wanted: Change): Syllabus {
  const { sections } = tree;
  const next = (moved: Section[] | undefined) => ({ ...tree, sections: moved ?? sections });
  switch (wanted.kind) {
    case 'moveLessons':
      return next(moveLessons(sections, wanted.ids, wanted));
    case 'moveSections':
      return next(moveSections(sections, wanted.ids, wanted.beforeId));
    case 'arrange':
      return next(arrangeSyllabus(sections, wanted.order));
    case 'remove':
      return next(withoutParts(sections, wanted.ids));
    default:
      return tree;
  }
}

function undoOf(
  before: readonly Section[],
  wanted: Change,
  messages: typeof syllabusMessages,
): { title: string; change: Change } | undefined {
  const { undo } = messages;
  switch (wanted.kind) {
    case 'moveLessons':
    case 'moveSections':
      return {
        title: undo.moved(wanted.ids.length),
        change: { kind: 'arrange', order: orderOf(before) },
      };
    case 'remove':
      return {
        title: undo.removed(wanted.ids.length),
        change: { kind: 'restore', ids: wanted.ids },
      };
    case 'hide':
      return { title: undo.hidden, change: { kind: 'show', ids: wanted.ids } };
    case 'show':
      return { title: undo.shown, change: { kind: 'hide', ids: wanted.ids } };
    default:
      return undefined;
  }
}

/** How many learners a removal touches, while it is asked about. */
export function useEffects(productId: number, ids: readonly number[]) {
  const { api, unwrap } = useUplink();
  return useQuery({
    queryKey: ['syllabus-effects', productId, ids],
    queryFn: () =>
      unwrap(
        api.POST('/creator/me/modules/{id}/children/effects', {
          params: { path: { id: productId } },
          body: { ids: [...ids] },
        }),
      ),
    enabled: ids.length > 0,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}
