export { ApplicationInbox, type ApplicationInboxProps } from './application-inbox.tsx';
export { ApplicationReview, type ApplicationReviewProps } from './application-review.tsx';
