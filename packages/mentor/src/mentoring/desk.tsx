'use client';
import { useMessages } from '@uplink/api-client/messages';
import { NotReadyView, PageSkeleton } from '@uplink/kit/states';
import { emptyInbox } from '../shared/inbox/empty-inbox.tsx';
import { inboxMessages } from '../shared/inbox/inbox.messages.ts';
import { useDesk } from './desk.controller.ts';
import { deskMessages } from './desk.messages.ts';
import type { DeskProps } from './desk.types.ts';
import { DeskView } from './desk.view.tsx';

/** A mentor's desk: the work that waits, oldest first, and the place to review it. */
export function Desk(props: DeskProps) {
  const messages = useMessages(deskMessages);
  const inboxTexts = useMessages(inboxMessages);
  const desk = useDesk(props);
  if (desk.status === 'ready') return <DeskView {...desk} />;
  return (
    <NotReadyView
      isPage
      state={desk}
      noun={messages.noun}
      empty={emptyInbox(inboxTexts)}
      skeleton={<PageSkeleton heights={[120, 320, 80]} />}
    />
  );
}
