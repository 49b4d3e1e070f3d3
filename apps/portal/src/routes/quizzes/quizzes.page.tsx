import { QuizList } from '@uplink/learner/quizzes';
import { ListPage } from '../shared/list-page.tsx';
import { useWorkList } from '../shared/use-work-list.ts';

export function QuizzesPage() {
  return (
    <ListPage title="Quizzes">
      <QuizList {...useWorkList()} />
    </ListPage>
  );
}
