import { useParams } from '@tanstack/react-router';
import { CohortPage } from '@uplink/admin/cohorts';
import { BulkUsers } from '@uplink/admin/people';
import { useListAddress } from '../shared/use-list-address.ts';
import { readLearnerSearch } from './cohorts.search.ts';

export function CohortDetailPage() {
  const { cohortId = '' } = useParams({ strict: false });
  return (
    <CohortPage
      cohortId={Number(cohortId)}
      {...useListAddress(readLearnerSearch)}
      userHref={(id) => `/admin/users/${id}`}
      logHref={`/admin/audit?cohortId=${cohortId}`}
      editHref={(id) => `/creator/products/program/${id}/cohorts`}
      resetProgress={(userIds, onClose) => (
        <BulkUsers action="resetProgress" userIds={userIds} onClose={onClose} onDone={onClose} />
      )}
    />
  );
}
