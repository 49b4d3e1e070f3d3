'use client';
import { NotReadyView, PageSkeleton } from '@uplink/kit/states';
import { emptyInbox } from '../shared/inbox/empty-inbox.tsx';
import { useDesk } from './desk.controller.ts';
import { messages } from './desk.messages.ts';
import type { DeskProps } from './desk.types.ts';
import { DeskView } from './desk.view.tsx';

/** A mentor's desk: the work that waits, oldest first, and the place to review it. */
export function Desk(props: DeskProps) {
  const desk = useDesk(props);
  if (desk.status === 'ready') return <DeskView {...desk} />;
  return (
    <NotReadyView
      isPage
      state={desk}
      noun={messages.noun}
      empty={emptyInbox()}
      skeleton={<PageSkeleton heights={[120, 320, 80]} />}
    />
  );
}
