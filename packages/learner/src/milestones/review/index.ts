export { MilestoneReview, type MilestoneReviewProps } from './milestone-review.tsx';
