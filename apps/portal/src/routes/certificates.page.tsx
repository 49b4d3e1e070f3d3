import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Diploma, DiplomaList, Verification } from '@uplink/learner/certificates';
import { FullPage } from '../app/full-page.tsx';
import { NotFound } from '../app/not-found.tsx';
import { type CertificatesSearch, readDiplomaType } from './certificates.search.ts';

const listHref = '/certs-and-awards';

export function CertificatesPage() {
  const { type, page = 0 }: CertificatesSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const set = (next: CertificatesSearch) => void navigate({ to: '.', search: () => next });
  return (
    <>
      <h1 className="ul-h1" tabIndex={-1}>
        Certificates and awards
      </h1>
      <div className="ul-stack ul-gap-24 ul-page-body">
        <DiplomaList
          type={type}
          page={page}
          onTypeChange={(next) => set({ type: next })}
          onPageChange={(next) => set({ type, page: next || undefined })}
        />
      </div>
    </>
  );
}

export function CertificatePage() {
  const params = useParams({ strict: false });
  const type = readDiplomaType(params.type);
  const diplomaId = Number(params.diplomaId);
  if (type === undefined || !Number.isSafeInteger(diplomaId) || diplomaId < 1) return <NotFound />;
  return <Diploma key={diplomaId} diplomaId={diplomaId} type={type} backHref={listHref} />;
}

export function VerificationPage() {
  const { code = '' } = useParams({ strict: false });
  return (
    <FullPage>
      <Verification code={code} />
    </FullPage>
  );
}
