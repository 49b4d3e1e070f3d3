'use client';
import { useMessages } from '@uplink/api-client/messages';
import { NotReadyView } from '@uplink/kit/states';
import { Skeleton } from '@uplink/ui/skeleton';
import { LevelPanelView } from './level-panel.view.tsx';
import { useXp } from './xp.controller.ts';
import { xpMessages } from './xp.messages.ts';

/** The level, and the progress to the next one. */
export function LevelPanel() {
  const messages = useMessages(xpMessages);
  const state = useXp();
  if (state.status === 'ready') return <LevelPanelView {...state} />;
  return <NotReadyView state={state} noun={messages.noun} skeleton={<Skeleton height={166} />} />;
}
