import { useParams } from '@tanstack/react-router';
import { MilestoneReview } from '@uplink/mentor/milestones';

export function MilestoneReviewPage() {
  const { milestoneId = 0, userId = 0 } = useParams({ strict: false });
  return <MilestoneReview milestoneId={Number(milestoneId)} userId={Number(userId)} />;
}
