import { CreatorHome } from '@uplink/creator/home';
import { ListPage } from '../shared/list-page.tsx';

export function CreatorHomePage() {
  return (
    <ListPage title="Creator">
      <CreatorHome />
    </ListPage>
  );
}
