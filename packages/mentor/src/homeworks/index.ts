export {
  HomeworkInbox,
  type HomeworkInboxProps,
  type HomeworkInboxSearch,
} from './homework-inbox.tsx';
export { SubmissionReview, type SubmissionReviewProps } from './submission-review.tsx';
