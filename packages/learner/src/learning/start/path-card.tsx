'use client';
import { useMessages } from '@uplink/api-client/messages';
import { Block, NotReadyView, noContent } from '@uplink/kit/states';
import { PathCardView } from './path-card.view.tsx';
import { useStart } from './start.controller.ts';
import { startMessages } from './start.messages.ts';

/** One way through the academy, from the free course to the program. */
export function PathCard() {
  const messages = useMessages(startMessages);
  const state = useStart();
  if (state.status === 'ready')
    return state.path.steps.length > 0 ? <PathCardView path={state.path} /> : null;
  return (
    <NotReadyView
      state={state}
      noun={messages.noun}
      empty={noContent({ title: messages.noPath, text: messages.noPathText })}
      skeleton={<Block height={420} />}
    />
  );
}
