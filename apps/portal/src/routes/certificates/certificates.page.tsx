import { useParams } from '@tanstack/react-router';
import { Diploma, DiplomaList, Verification } from '@uplink/learner/certificates';
import { FullPage } from '../../app/full-page.tsx';
import { NotFound } from '../../app/not-found.tsx';
import { readKind } from '../shared/kind.search.ts';
import { useKindList } from '../shared/use-kind-list.ts';

const listHref = '/certs-and-awards';

export function CertificatesPage() {
  return (
    <>
      <h1 className="ul-h1" tabIndex={-1}>
        Certificates and awards
      </h1>
      <div className="ul-stack ul-gap-24 ul-page-body">
        <DiplomaList {...useKindList()} />
      </div>
    </>
  );
}

export function CertificatePage() {
  const params = useParams({ strict: false });
  const type = readKind(params.type);
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
