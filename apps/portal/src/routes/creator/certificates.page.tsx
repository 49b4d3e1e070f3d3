import { useNavigate } from '@tanstack/react-router';
import { CertificateList } from '@uplink/creator/certificates';
import { defineSearch, oneOf, words } from '@uplink/kit/search';
import { cursor } from '../shared/list.search.ts';
import { ListPage } from '../shared/list-page.tsx';
import { useListAddress } from '../shared/use-list-address.ts';

const readSearch = defineSearch({
  cursor,
  search: words(80),
  type: oneOf(1, 2, 3),
});

export function CertificatesPage() {
  const navigate = useNavigate();
  return (
    <ListPage title="Certifications">
      <CertificateList
        {...useListAddress(readSearch)}
        onCreated={(href) => void navigate({ href })}
      />
    </ListPage>
  );
}
