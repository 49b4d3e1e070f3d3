'use client';
import { Skeleton } from '@uplink/ui/skeleton';
import { NotReadyView } from '../shared/not-ready.view.tsx';
import { LevelPanelView } from './level-panel.view.tsx';
import { useXp } from './xp.controller.ts';
import { messages } from './xp.messages.ts';

/** The level, and how far the next one is. */
export function LevelPanel() {
  const state = useXp();
  if (state.status === 'ready') return <LevelPanelView {...state} />;
  return <NotReadyView state={state} noun={messages.noun} skeleton={<Skeleton height={166} />} />;
}
