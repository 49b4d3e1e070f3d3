import { useNavigate } from '@tanstack/react-router';
import { CertificateList } from '@uplink/creator/certificates';
import { defineSearch, matching, oneOf, words } from '@uplink/kit/search';
import { ListPage } from '../shared/list-page.tsx';
import { useListAddress } from '../shared/use-list-address.ts';

const readSearch = defineSearch({
  cursor: matching(/^[A-Za-z0-9_-]{1,200}$/),
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
