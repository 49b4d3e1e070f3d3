export {
  HomeworkInbox,
  type HomeworkInboxProps,
  type HomeworkInboxSearch,
} from './homework-inbox.tsx';
export { HomeworkList, type HomeworkListProps } from './homework-list.tsx';
export { HomeworkPlayer, type HomeworkPlayerProps } from './homework-player.tsx';
export { SubmissionReview, type SubmissionReviewProps } from './submission-review.tsx';
