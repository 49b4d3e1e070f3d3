import { MediaLibrary } from '@uplink/creator/media';
import { defineSearch, oneOf, words } from '@uplink/kit/search';
import { cursor } from '../shared/list.search.ts';
import { ListPage } from '../shared/list-page.tsx';
import { useListAddress } from '../shared/use-list-address.ts';

const readSearch = defineSearch({
  cursor,
  search: words(80),
  kind: oneOf('image', 'video'),
  use: oneOf('used', 'unused'),
});

export function MediaPage() {
  return (
    <ListPage title="Media">
      <MediaLibrary {...useListAddress(readSearch)} />
    </ListPage>
  );
}
