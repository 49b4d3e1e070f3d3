'use client';
import { useMessages } from '@uplink/api-client/messages';
import { NotReadyView } from '@uplink/kit/states';
import { Card } from '@uplink/ui/card';
import { Skeleton } from '@uplink/ui/skeleton';
import { useModuleRatings } from './module-ratings.controller.ts';
import { ModuleRatingsView } from './module-ratings.view.tsx';
import { OwnRating, type OwnRatingProps } from './own-rating.tsx';
import { ratingsMessages } from './ratings.messages.ts';
import './ratings.css';

export interface ModuleRatingsProps extends Omit<OwnRatingProps, 'isUnrated'> {
  /** Whether this person may rate it: they learn it, or finished it. */
  canRate: boolean;
  /** Of the reviews; 0-based. */
  page: number;
  /** Told which page to show instead; 0-based. */
  onPageChange: (page: number) => void;
}

/** What learners say of a product: figures, reviews five a page, and the own rating. */
export function ModuleRatings({ canRate, page, onPageChange, ...own }: ModuleRatingsProps) {
  const messages = useMessages(ratingsMessages);
  const state = useModuleRatings(own.moduleId, page);
  return (
    <Card title={messages.title} className="ul-rating">
      <div className="ul-stack ul-gap-24">
        {state.status === 'ready' ? (
          <>
            {canRate && <OwnRating {...own} isUnrated={!state.isRated} />}
            <ModuleRatingsView {...state} kind={own.kind} onPageChange={onPageChange} />
          </>
        ) : (
          <NotReadyView
            state={state}
            noun={messages.noun}
            skeleton={<Skeleton height={canRate ? 350 : 280} />}
          />
        )}
      </div>
    </Card>
  );
}
