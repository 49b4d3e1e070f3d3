import { notReady } from '@uplink/api-client/react';
import { NotReadyView, noResource, PageSkeleton } from '@uplink/kit/states';
import { messages as desk } from './desk.messages.ts';
import { messages } from './review.messages.ts';

export interface PaneStateProps {
  query: Parameters<typeof notReady>[0];
}

/** Work that is loading, failed to load, or is gone. */
export function PaneState({ query }: PaneStateProps) {
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
