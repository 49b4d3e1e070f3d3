import { useParams } from '@tanstack/react-router';
import { CohortPage } from '@uplink/admin/cohorts';
import { BulkUsers } from '@uplink/admin/people';
import { lazyView } from '@uplink/ui/lazy-part';
import { Skeleton } from '@uplink/ui/skeleton';
import { useListAddress } from '../shared/use-list-address.ts';
import { readLearnerSearch } from './cohorts.search.ts';

// Most staff never open them.
const Waiting = () => <Skeleton height={360} />;
const load = () => import('@uplink/creator/cohorts');
const CohortLessons = lazyView(async () => (await load()).CohortLessons, Waiting);
const CohortSettings = lazyView(async () => (await load()).CohortSettings, Waiting);

export function CohortDetailPage() {
  const { cohortId = '' } = useParams({ strict: false });
  return (
    <CohortPage
      cohortId={Number(cohortId)}
      {...useListAddress(readLearnerSearch)}
      userHref={(id) => `/admin/users/${id}`}
      logHref={`/admin/audit?cohortId=${cohortId}`}
      editHref={(id) => `/creator/products/program/${id}/cohorts`}
      authored={(part, { id, product }, { isManager }) =>
        part === 'lessons' ? (
          <CohortLessons cohortId={id} isStaff={isManager} />
        ) : (
          <CohortSettings productId={product.id} cohortId={id} isStaff={isManager} />
        )
      }
      resetProgress={(userIds, onClose) => (
        <BulkUsers action="resetProgress" userIds={userIds} onClose={onClose} onDone={onClose} />
      )}
    />
  );
}
