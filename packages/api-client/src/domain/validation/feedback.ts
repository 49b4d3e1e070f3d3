import {
  RATING_STARS,
  RECOMMENDATION_MAXIMUM,
  RECOMMENDATION_MINIMUM,
  REVIEW_MAX_LENGTH,
} from '../constants.ts';
import { multiLine } from './characters.ts';
import { VALIDATION } from './validation.messages.ts';
import { atLeast, atMost, firstError, maxLength, type Rule, required } from './validation.ts';

/** The text of a review: required, up to 1000 characters. */
export const review: Rule = (value) =>
  firstError(value, [required, maxLength(REVIEW_MAX_LENGTH), multiLine]);

const whole: Rule<number> = (value) => (Number.isInteger(value) ? undefined : VALIDATION.integer);

/** One to five stars. */
export const stars: Rule<number> = (value) =>
  firstError(value, [whole, atLeast(1), atMost(RATING_STARS)]);

/** How likely the learner is to recommend it, 0 to 10. */
export const recommendation: Rule<number> = (value) =>
  firstError(value, [whole, atLeast(RECOMMENDATION_MINIMUM), atMost(RECOMMENDATION_MAXIMUM)]);
