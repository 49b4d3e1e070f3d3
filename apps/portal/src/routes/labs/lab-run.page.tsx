import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { formatDate } from '@uplink/api-client/domain';
import { labRunQuery, useUplink } from '@uplink/api-client/react';
import { LabRun } from '@uplink/learner/labs/run';
import { MainLandmark } from '../../app/main-landmark.tsx';
import { FocusBar } from '../shared/focus-bar.tsx';

const labs = '/practice-labs';

/** No header and no side navigation: the page is for the lab, with one way back to the list. */
export function LabRunPage() {
  const labId = Number(useParams({ strict: false }).labId);
  const run = useQuery(labRunQuery(useUplink(), labId)).data;
  return (
    <div className="ul-lesson">
      <FocusBar
        backHref={labs}
        backWords="Back to all labs, "
        over={run ? `Open until ${formatDate(run.expiresAt)}` : 'Uplink Academy'}
        name={run?.name ?? 'Practice lab'}
      />
      <div className="ul-lesson__body" data-full data-wide>
        <MainLandmark className="ul-lesson__main">
          <LabRun key={labId} labId={labId} backHref={labs} />
        </MainLandmark>
      </div>
    </div>
  );
}
