export {
  MilestoneInbox,
  type MilestoneInboxProps,
  type MilestoneInboxSearch,
} from './milestone-inbox.tsx';
export { MilestoneReview, type MilestoneReviewProps } from './milestone-review.tsx';
