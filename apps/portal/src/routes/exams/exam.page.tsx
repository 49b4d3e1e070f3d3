import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { examPath, ModuleType } from '@uplink/api-client/domain';
import { examQuery, useUplink } from '@uplink/api-client/react';
import { ExamPlayer, ExamResults } from '@uplink/learner/exams';
import type { ReactNode } from 'react';
import { MainLandmark } from '../../app/main-landmark.tsx';
import { FocusBar } from '../shared/focus-bar.tsx';

function useUniqueName(): string {
  return useParams({ strict: false }).uniqueName ?? '';
}

/** The exam of the address, and the list it was opened from: an exam prep is one of the practice labs. */
function useExamPlace() {
  const exam = useQuery(examQuery(useUplink(), useUniqueName())).data;
  const isPrep = exam?.product.type === ModuleType.labs;
  const back = isPrep
    ? { href: '/practice-labs', words: 'Back to all labs, ' }
    : { href: examPath(), words: 'Back to all exams, ' };
  return { exam, back };
}

export function ExamPage() {
  const uniqueName = useUniqueName();
  const navigate = useNavigate();
  const { back } = useExamPlace();
  return (
    <ExamFrame>
      <ExamPlayer
        key={uniqueName}
        uniqueName={uniqueName}
        backHref={back.href}
        onFinished={() => void navigate({ href: examPath(uniqueName, 'results'), replace: true })}
      />
    </ExamFrame>
  );
}

export function ExamResultsPage() {
  return (
    <ExamFrame>
      <ExamResults uniqueName={useUniqueName()} backHref={useExamPlace().back.href} />
    </ExamFrame>
  );
}

/** No header and no side navigation: the page is for the exam, with one way back to the list. */
function ExamFrame({ children }: { children: ReactNode }) {
  const { exam, back } = useExamPlace();
  return (
    <div className="ul-lesson">
      <FocusBar
        backHref={back.href}
        backWords={back.words}
        over={exam?.product.name ?? 'Uplink Academy'}
        name={exam?.title ?? 'Exam'}
      />
      <div className="ul-lesson__body" data-wide>
        <MainLandmark className="ul-lesson__main">{children}</MainLandmark>
      </div>
    </div>
  );
}
