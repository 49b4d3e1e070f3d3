import type { Schema } from '@uplink/api-client';
import {
  type FormErrors,
  formErrors,
  hasErrors,
  required,
  review,
} from '@uplink/api-client/domain';

export interface FeedbackValues {
  stars: number | null;
  review: string;
  nps: number | null;
}

/** What is rated. A product asks for a recommendation, a lesson leaves it open. */
export type RatedKind = 'lesson' | 'program' | 'course' | 'project' | 'bundle' | 'lab';

export interface FeedbackCheck {
  errors: FormErrors<FeedbackValues>;
  /** It says something else than before, and nothing in it is wrong. */
  canSend: boolean;
}

export function toValues(rating: Schema<'Rating'> | null): FeedbackValues {
  return { stars: rating?.stars ?? null, review: rating?.review ?? '', nps: rating?.nps ?? null };
}

const given = (value: number | null) => (value === null ? required(value) : undefined);

/** Checks a feedback form; it can be sent only once it has changed and has no errors. */
export function checkFeedback(
  values: FeedbackValues,
  before: FeedbackValues,
  kind: RatedKind,
): FeedbackCheck {
  const errors = formErrors(values, {
    stars: [given],
    review: [review],
    ...(kind !== 'lesson' && { nps: [given] }),
  });
  const isChanged =
    values.stars !== before.stars ||
    values.review.trim() !== before.review ||
    values.nps !== before.nps;
  return { errors, canSend: isChanged && !hasErrors(errors) };
}
