import { LabList } from '@uplink/creator/labs';
import { defineSearch, oneOf, words } from '@uplink/kit/search';
import { cursor } from '../shared/list.search.ts';
import { ListPage } from '../shared/list-page.tsx';
import { useListAddress } from '../shared/use-list-address.ts';

const readSearch = defineSearch({ cursor, search: words(80), type: oneOf(1, 2, 3) });

export function LabsPage() {
  return (
    <ListPage title="Labs">
      <LabList
        {...useListAddress(readSearch)}
        stagesHref={(labId) => `/creator/labs/${labId}/stages`}
      />
    </ListPage>
  );
}
