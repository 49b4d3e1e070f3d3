import { useNavigate, useSearch } from '@tanstack/react-router';
import { ExamList } from '@uplink/learner/exams';
import type { WorkSearch } from './work.search.ts';

export function ExamListPage() {
  const { page = 0 }: WorkSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  return (
    <>
      <h1 className="ul-h1" tabIndex={-1}>
        Exams
      </h1>
      <div className="ul-stack ul-gap-24 ul-page-body">
        <ExamList
          page={page}
          onPageChange={(next) =>
            void navigate({ to: '.', search: () => ({ page: next || undefined }) })
          }
        />
      </div>
    </>
  );
}
