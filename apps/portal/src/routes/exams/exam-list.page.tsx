import { ExamList } from '@uplink/learner/exams';
import { usePaging } from '../shared/use-paging.ts';

export function ExamListPage() {
  return (
    <>
      <h1 className="ul-h1" tabIndex={-1}>
        Exams
      </h1>
      <div className="ul-stack ul-gap-24 ul-page-body">
        <ExamList {...usePaging()} />
      </div>
    </>
  );
}
