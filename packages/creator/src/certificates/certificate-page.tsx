import { PdfPages } from '@uplink/kit/pdf';
import { TextField } from '@uplink/ui/field';
import { Skeleton } from '@uplink/ui/skeleton';
import type { CertificateState } from './certificate.controller.ts';
import { messages } from './certificates.messages.ts';

export interface CertificatePageProps {
  state: CertificateState;
  nextReference: string;
}

/** The page a certificate makes, as it will be printed, with a sample name. */
export function CertificatePage({ state, nextReference }: CertificatePageProps) {
  const { form, preview, studentName, setStudentName } = state;
  const { expiryDate } = form.values;
  return (
    <section className="ul-card ul-certificate-page" aria-label={messages.page}>
      <div className="ul-card__head">
        <h2 className="ul-h4">{messages.page}</h2>
        <TextField
          label={messages.sampleName}
          isLabelHidden
          maxLength={160}
          value={studentName}
          onChange={setStudentName}
        />
      </div>
      <div className="ul-certificate-page__paper">
        {preview.pdf ? (
          <PdfPages url={preview.pdf} name={form.values.name} />
        ) : preview.isFailed ? (
          <p className="ul-small ul-fault" role="alert">
            {messages.previewFailed}
          </p>
        ) : (
          <Skeleton height={300} />
        )}
      </div>
      <dl className="ul-certificate-page__facts ul-small">
        <dt>{messages.nextReference}</dt>
        <dd className="ul-mono">{nextReference}</dd>
        <dt>{messages.sections[3]}</dt>
        <dd>{expiryDate === '0' ? messages.lifetime : messages.years(expiryDate)}</dd>
      </dl>
      {preview.isOld && (
        <p className="ul-card__foot ul-small" role="status">
          {messages.lastGood}
        </p>
      )}
    </section>
  );
}
