import { createSaveQueue, overallState, type Schema } from '@uplink/api-client';
import type { useUplink } from '@uplink/api-client/react';
import { findConflicts, formDraft, isUnsafe, useLeaveWarning } from '@uplink/kit/saving';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { messages } from './milestones.messages.ts';

type LinkDraft = { link: string };

export type LinkWriting = ReturnType<typeof useMilestoneLink>;

/** Keeps the link of a milestone safe while it is typed and not handed in yet. */
export function useMilestoneLink(
  client: ReturnType<typeof useUplink>,
  milestone: Schema<'Milestone'> | undefined,
) {
  const id = milestone?.id ?? 0;
  const key = `milestoneLink:${id}`;
  const queue = useMemo(
    () => createSaveQueue<LinkDraft>(formDraft(client, `milestoneLink.${id}`)),
    [client, id],
  );
  const draft = milestone?.linkDraft;
  useEffect(() => {
    if (draft) queue.load(key, draft.value as LinkDraft, draft);
  }, [queue, draft, key]);
  const entries = useSyncExternalStore(queue.subscribe, queue.getSnapshot);
  const entry = entries.get(key);
  useLeaveWarning(isUnsafe(entry?.state ?? 'saved'));
  return {
    link: entry?.value.link ?? milestone?.submission?.link ?? '',
    onLink: (link: string) => queue.set(key, { link }),
    saving: {
      state: entry?.state ?? ('saved' as const),
      savedAt: entry?.savedAt,
      message: entry?.message,
      onRetry: queue.retry,
      conflicts: findConflicts(entries, (_, mine, theirs) => ({
        label: messages.link,
        mine: [mine.link],
        theirs: [theirs.link],
      })),
      onResolve: queue.resolve,
    },
    /** Sends what waits before the work is handed in; throws when a version has to be chosen first. */
    async settle() {
      await queue.settle();
      if (overallState(queue.getSnapshot().values()) === 'conflict') {
        throw new Error(messages.chooseFirst);
      }
    },
    clear: queue.clear,
  };
}
