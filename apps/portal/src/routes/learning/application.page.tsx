import { useParams } from '@tanstack/react-router';
import { ApplicationReview } from '@uplink/mentor/learning';

export function ApplicationPage() {
  const { applicationId = 0 } = useParams({ strict: false });
  return <ApplicationReview applicationId={Number(applicationId)} />;
}
