import { HomeworkList } from '@uplink/learner/homeworks';
import { ListPage } from '../shared/list-page.tsx';
import { useWorkList } from '../shared/use-work-list.ts';

export function HomeworksPage() {
  return (
    <ListPage title="Homeworks">
      <HomeworkList {...useWorkList()} />
    </ListPage>
  );
}
