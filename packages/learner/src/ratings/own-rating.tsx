'use client';
import { useMessages } from '@uplink/api-client/messages';
import { NotReadyView } from '@uplink/kit/states';
import { Skeleton } from '@uplink/ui/skeleton';
import { useOwnRating } from './feedback.controller.ts';
import { FeedbackDialog } from './feedback-dialog.view.tsx';
import type { RatedKind } from './feedback-form.rules.ts';
import { OwnRatingView } from './own-rating.view.tsx';
import { ratingsMessages } from './ratings.messages.ts';

export interface OwnRatingProps {
  /** The lesson or product that is rated. */
  moduleId: number;
  /** The name of what is rated. */
  name: string;
  /** A product asks for a recommendation, a lesson leaves it open. */
  kind: RatedKind;
  /** Known to have no rating of the learner yet, so that none is asked for. @default false */
  isUnrated?: boolean;
}

/** The learner's own rating of a lesson or product, with the dialog to change it. */
export function OwnRating({ moduleId, name, kind, isUnrated = false }: OwnRatingProps) {
  const messages = useMessages(ratingsMessages);
  const state = useOwnRating(moduleId, kind, isUnrated);
  if (state.status !== 'ready') {
    return (
      <NotReadyView state={state} noun={messages.ownNoun} skeleton={<Skeleton height={46} />} />
    );
  }
  const { isOpen, onClose, feedback } = state;
  return (
    <>
      <OwnRatingView {...state} kind={kind} />
      {isOpen && <FeedbackDialog {...feedback} name={name} kind={kind} onClose={onClose} />}
    </>
  );
}
