'use client';
import { useMessages } from '@uplink/api-client/messages';
import { NotReadyView, useHeldState } from '@uplink/kit/states';
import { CardsSkeleton } from './cards-skeleton.view.tsx';
import { catalogMessages } from './catalog.messages.ts';
import { useModuleList } from './module-list.controller.ts';
import type { ModuleListProps } from './module-list.types.ts';
import { ModuleListView } from './module-list.view.tsx';
import { noProduct } from './no-product.tsx';

/** The parts of a product: the courses of a program, the sections of a course, the labs of a lab. */
export function ModuleList({ product, ...slots }: ModuleListProps) {
  const messages = useMessages(catalogMessages);
  const state = useHeldState(useModuleList(product));
  if (state.status === 'ready') return <ModuleListView {...state} {...slots} />;
  return (
    <NotReadyView
      isPage
      state={state}
      noun={messages.modules}
      empty={noProduct(messages)}
      skeleton={<CardsSkeleton />}
    />
  );
}
