import { useMutation } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { useLatest, useUplink } from '@uplink/api-client/react';
import { useEffect, useState } from 'react';
import { useChangeId } from '../shared/decisions/change-id.ts';
import { useRefreshReviews } from '../shared/refresh-reviews.ts';
import { type DeskItem, keyOf } from './desk.types.ts';
import { reviewMessages } from './review.messages.ts';

export type Verdict = Schema<'DeskDecision'>['verdict'];

export interface Deciding {
  /** What is being sent now. */
  sending: Verdict | undefined;
  /** Why the last decision on this work was refused. */
  errorOn: (item: DeskItem) => string | undefined;
  /** What was decided last, while it can be taken back. */
  held: { item: DeskItem; words: string } | undefined;
  /** What became of the last decision, where that has to be known. */
  news: { tone: 'ok' | 'fault'; text: string } | undefined;
  onDecide: (item: DeskItem, verdict: Verdict, message: string) => Promise<boolean>;
  onUndo: () => void;
}

interface Held {
  decision: Schema<'DeskDecision'>;
  item: DeskItem;
}

const path = '/me/desk/decisions/{id}';
/** The server's clock decides; asked a moment later, it has sent what was held. */
const graceMs = 700;

/** Sends decisions, takes the last one back, and says if one could not be sent. */
export function useDecisions(onUndone: (item: DeskItem) => void): Deciding {
  const messages = useMessages(reviewMessages);
  const latest = useLatest(messages);
  const { api, unwrap } = useUplink();
  const changeIdOf = useChangeId();
  // The same decision once more, after an undo, is another one.
  const [undone, setUndone] = useState(0);
  const [held, setHeld] = useState<Held>();
  const [news, setNews] = useState<Deciding['news']>();
  const refresh = useRefreshReviews();
  const decide = useMutation({
    mutationFn: ({
      item,
      verdict,
      message,
    }: {
      item: DeskItem;
      verdict: Verdict;
      message: string;
    }) => {
      const { kind, id: workId, user, version } = item;
      const words = message.trim();
      const body = {
        kind,
        workId,
        userId: user.id,
        version,
        verdict,
        ...(words && { message: words }),
      };
      return unwrap(
        api.PUT(path, { params: { path: { id: changeIdOf({ ...body, undone }) } }, body }),
        {
          rethrow: true,
        },
      );
    },
    onSuccess: (decision, { item }) => {
      setNews(undefined);
      setHeld({ decision, item });
    },
    // After a refusal too: the work may have changed. Not waited for: the next work opens at once.
    onSettled: () => void refresh(),
  });
  const undo = useMutation({
    mutationFn: ({ decision: { id } }: Held) =>
      unwrap(api.DELETE(path, { params: { path: { id } } }), { rethrow: true }),
    onSuccess: (_undone, { item }) => {
      setHeld(undefined);
      setUndone((count) => count + 1);
      setNews({ tone: 'ok', text: messages.undone });
      onUndone(item);
    },
    onError: (error) => setNews({ tone: 'fault', text: error.message }),
    onSettled: refresh,
  });
  useEffect(() => {
    if (!held) return;
    const { id, decidedAt, settlesAt } = held.decision;
    const window = new Date(settlesAt).getTime() - new Date(decidedAt).getTime();
    const timer = setTimeout(async () => {
      setHeld((now) => (now === held ? undefined : now));
      const ended = await unwrap(api.GET(path, { params: { path: { id } } }), {
        rethrow: true,
      }).catch(() => undefined);
      if (ended?.state === 'refused')
        setNews({ tone: 'fault', text: latest.current.notSent(ended.reason ?? '') });
    }, window + graceMs);
    return () => clearTimeout(timer);
  }, [held, api, unwrap]);
  return {
    sending: decide.isPending ? decide.variables.verdict : undefined,
    errorOn: (item) =>
      decide.error && keyOf(decide.variables.item) === keyOf(item)
        ? decide.error.message
        : undefined,
    held: held && { item: held.item, words: wordsOf(held, messages) },
    news,
    onDecide: (item, verdict, message) =>
      decide.mutateAsync({ item, verdict, message }).then(
        () => true,
        () => false,
      ),
    onUndo: () => held && !undo.isPending && undo.mutate(held),
  };
}

function wordsOf(
  { decision: { kind, verdict }, item: { user } }: Held,
  messages: typeof reviewMessages,
): string {
  return messages.done[kind === 'quiz' ? 'read' : verdict](user.name);
}
