import { useNavigate, useParams } from '@tanstack/react-router';
import { CertificateEditor } from '@uplink/creator/certificates';

export function CertificatePage() {
  const { certificationType = '', certificationId = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  return (
    <CertificateEditor
      type={certificationType}
      diplomaId={Number(certificationId)}
      onDeleted={() => void navigate({ href: '/creator/certifications' })}
    />
  );
}
