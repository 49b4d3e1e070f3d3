import { useParams } from '@tanstack/react-router';
import { ProgramCohorts } from '@uplink/creator/cohorts';

export function ProgramCohortsPage() {
  const { productId = '' } = useParams({ strict: false });
  return <ProgramCohorts productId={Number(productId)} />;
}
