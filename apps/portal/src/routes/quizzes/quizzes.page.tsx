import { QuizList } from '@uplink/learner/quizzes';
import { ListPage } from '../shared/list-page.tsx';
import { useWorkList } from '../shared/use-work-list.ts';

export function QuizzesPage() {
  const { page, status, onPageChange, onStatusChange } = useWorkList();
  return (
    <ListPage title="Quizzes">
      <QuizList {...{ page, status, onPageChange, onStatusChange }} />
    </ListPage>
  );
}
