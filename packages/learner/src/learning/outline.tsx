'use client';
import { useMessages } from '@uplink/api-client/messages';
import { NotReadyView } from '@uplink/kit/states';
import { Skeleton } from '@uplink/ui/skeleton';
import { ListTree } from 'lucide-react';
import { useOutline } from './outline.controller.ts';
import { outlineMessages } from './outline.messages.ts';
import type { OutlineProps } from './outline.types.ts';
import { OutlineView } from './outline.view.tsx';

/** Sections, lessons, quizzes and homework of a course as one vertical route. */
export function Outline({ productId, ...place }: OutlineProps) {
  const messages = useMessages(outlineMessages);
  const state = useOutline(productId);
  if (state.status === 'ready') return <OutlineView outline={state.outline} {...place} />;
  return (
    <NotReadyView
      state={state}
      noun={messages.noun}
      empty={{
        art: <ListTree className="ul-icon" size={24} aria-hidden />,
        title: messages.empty,
        text: messages.emptyText,
      }}
      skeleton={
        <div className="ul-stack ul-gap-16 ul-outline__head">
          <Skeleton width="40%" height={20} />
          <Skeleton height={54} />
          <Skeleton height={54} />
          <Skeleton height={54} />
        </div>
      }
    />
  );
}
