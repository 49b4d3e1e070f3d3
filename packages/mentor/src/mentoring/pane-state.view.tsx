import { useMessages } from '@uplink/api-client/messages';
import { notReady } from '@uplink/api-client/react';
import { NotReadyView, noResource, PageSkeleton } from '@uplink/kit/states';
import { deskMessages } from './desk.messages.ts';
import { reviewMessages } from './review.messages.ts';

export interface PaneStateProps {
  query: Parameters<typeof notReady>[0];
}

/** Work that is loading, failed to load, or is gone. */
export function PaneState({ query }: PaneStateProps) {
  const desk = useMessages(deskMessages);
  const messages = useMessages(reviewMessages);
  return (
    <div className="ul-desk__work">
      <NotReadyView
        state={notReady(query)}
        noun={messages.noun}
        empty={noResource({ title: desk.goneTitle, text: desk.goneText })}
        skeleton={<PageSkeleton heights={[44, 320, 64]} />}
      />
    </div>
  );
}
