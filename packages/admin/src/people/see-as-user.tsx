'use client';
import { useMessages } from '@uplink/api-client/messages';
import { notReady, userQuery, userViewQuery, useUplink } from '@uplink/api-client/react';
import { NotReadyView, noContent, PageSkeleton, useHeldQuery } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { BeginView } from './begin-view.tsx';
import { seeAsUserMessages } from './see-as-user.messages.ts';
import type { OfViewProps } from './see-as-user.types.ts';
import { SeenLearning } from './seen-learning.tsx';
import type { OfUserProps } from './user.types.ts';

export interface SeeAsUserProps extends OfUserProps {
  /** The view that was begun; the address of the page can hold it. */
  viewId: number | undefined;
  /** Told the id of a view that was begun; undefined once it ended. */
  onViewChange: (viewId: number | undefined) => void;
}

/** What a person sees of their learning, read-only, after saying why. */
export function SeeAsUser({ userId, viewId, onViewChange }: SeeAsUserProps) {
  const messages = useMessages(seeAsUserMessages);
  const user = useHeldQuery(userQuery(useUplink(), userId));
  if (viewId !== undefined)
    return <Seen userId={userId} viewId={viewId} onStop={() => onViewChange(undefined)} />;
  return user.data ? (
    <BeginView user={user.data} onBegun={onViewChange} />
  ) : (
    <NotReadyView
      isMain
      backHref="/admin/users"
      state={notReady(user)}
      noun={messages.noun}
      skeleton={<PageSkeleton heights={[240]} />}
    />
  );
}

function Seen({ userId, viewId, onStop }: OfViewProps & { onStop: () => void }) {
  const messages = useMessages(seeAsUserMessages);
  const query = useHeldQuery(userViewQuery(useUplink(), { id: userId, viewId }));
  return query.data ? (
    <SeenLearning userId={userId} viewId={viewId} seen={query.data} onStop={onStop} />
  ) : (
    <NotReadyView
      state={notReady(query)}
      noun={messages.noun}
      skeleton={<PageSkeleton heights={[120, 320]} />}
      empty={noContent({
        title: messages.ended,
        text: messages.endedText,
        action: <Button onPress={onStop}>{messages.again}</Button>,
      })}
    />
  );
}
