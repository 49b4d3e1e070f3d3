import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { examPath } from '@uplink/api-client/domain';
import { examQuery, useUplink } from '@uplink/api-client/react';
import { ExamPlayer, ExamResults } from '@uplink/learner/exams';
import type { ReactNode } from 'react';
import { MainLandmark } from '../../app/main-landmark.tsx';
import { FocusBar } from '../shared/focus-bar.tsx';

function useUniqueName(): string {
  return useParams({ strict: false }).uniqueName ?? '';
}

export function ExamPage() {
  const uniqueName = useUniqueName();
  const navigate = useNavigate();
  return (
    <ExamFrame>
      <ExamPlayer
        key={uniqueName}
        uniqueName={uniqueName}
        backHref={examPath()}
        onFinished={() => void navigate({ href: examPath(uniqueName, 'results'), replace: true })}
      />
    </ExamFrame>
  );
}

export function ExamResultsPage() {
  return (
    <ExamFrame>
      <ExamResults uniqueName={useUniqueName()} backHref={examPath()} />
    </ExamFrame>
  );
}

/** No header and no side navigation: the page is for the exam, with one way back to the list. */
function ExamFrame({ children }: { children: ReactNode }) {
  const exam = useQuery(examQuery(useUplink(), useUniqueName())).data;
  return (
    <div className="ul-lesson">
      <FocusBar
        backHref={examPath()}
        backWords="Back to all exams, "
        over={exam?.product.name ?? 'Uplink Academy'}
        name={exam?.title ?? 'Exam'}
      />
      <div className="ul-lesson__body" data-wide>
        <MainLandmark className="ul-lesson__main">{children}</MainLandmark>
      </div>
    </div>
  );
}
