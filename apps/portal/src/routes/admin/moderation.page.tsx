import { ModerationQueue } from '@uplink/admin/moderation';
import { ListPage } from '../shared/list-page.tsx';
import { useListAddress } from '../shared/use-list-address.ts';
import { readModerationSearch } from './moderation.search.ts';

export function ModerationPage() {
  return (
    <ListPage title="Moderation">
      <ModerationQueue {...useListAddress(readModerationSearch)} />
    </ListPage>
  );
}
