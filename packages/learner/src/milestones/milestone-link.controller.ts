import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import type { useUplink } from '@uplink/api-client/react';
import { formDraft, savingOf, storedDraft, useSaveQueue } from '@uplink/kit/saving';
import { useMemo } from 'react';
import { milestonesMessages } from './milestones.messages.ts';

type LinkDraft = { link: string };

export type LinkWriting = ReturnType<typeof useMilestoneLink>;

/** Keeps the link of a milestone safe while it is typed and not handed in yet. */
export function useMilestoneLink(
  client: ReturnType<typeof useUplink>,
  milestone: Schema<'Milestone'> | undefined,
) {
  const messages = useMessages(milestonesMessages);
  const id = milestone?.id ?? 0;
  const key = `milestoneLink:${id}`;
  const draft = milestone?.linkDraft;
  const queue = useSaveQueue<LinkDraft>(formDraft(client, `milestoneLink.${id}`), {
    stored: useMemo(() => storedDraft<LinkDraft>(draft), [draft]),
  });
  return {
    link: queue.entries.get(key)?.value.link ?? milestone?.submission?.link ?? '',
    onLink: (link: string) => queue.set(key, { link }),
    saving: savingOf(queue, messages.linkDraft, (_, mine, theirs) => ({
      label: messages.link,
      mine: [mine.link],
      theirs: [theirs.link],
    })),
    /** Sends what waits before the work is handed in; throws when a version has to be chosen first. */
    async settle() {
      if ((await queue.settle()) === 'conflict') throw new Error(messages.chooseFirst);
    },
    clear: queue.clear,
  };
}
