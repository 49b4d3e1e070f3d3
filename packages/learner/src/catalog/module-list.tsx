'use client';
import { LinkButton } from '@uplink/ui/button';
import { BlackHole, State } from '@uplink/ui/states';
import { NotReadyView } from '../shared/not-ready.view.tsx';
import { CardsSkeleton } from './cards-skeleton.view.tsx';
import { messages } from './catalog.messages.ts';
import { useModuleList } from './module-list.controller.ts';
import type { ModuleListProps } from './module-list.types.ts';
import { ModuleListView } from './module-list.view.tsx';

/** The parts of a product: the courses of a program, the sections of a course. */
export function ModuleList({ product, renderOutline }: ModuleListProps) {
  const state = useModuleList(product);
  if (state.status === 'ready') return <ModuleListView {...state} renderOutline={renderOutline} />;
  return (
    <NotReadyView
      isPage
      state={state}
      noun={messages.modules}
      empty={<NoProduct />}
      skeleton={<CardsSkeleton />}
    />
  );
}

/** An address without a product. */
export function NoProduct() {
  return (
    <State
      isPage
      art={<BlackHole />}
      title={messages.notFound}
      action={<LinkButton href="/">{messages.goHome}</LinkButton>}
    >
      {messages.notFoundText}
    </State>
  );
}
