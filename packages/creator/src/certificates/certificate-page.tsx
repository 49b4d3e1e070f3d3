import { STUDENT_NAME_TAG } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { PdfPages } from '@uplink/kit/pdf';
import { IconButton } from '@uplink/ui/button';
import { TextField } from '@uplink/ui/field';
import { Icon } from '@uplink/ui/icon';
import { Skeleton } from '@uplink/ui/skeleton';
import { Switch } from '@uplink/ui/switch';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import type { CertificateState } from './certificate.controller.ts';
import { certificatesMessages } from './certificates.messages.ts';

export interface CertificatePageProps {
  state: CertificateState;
  nextReference: string;
}

const zooms = [50, 75, 100, 150, 200] as const;
const fits = zooms.indexOf(100);

/** The page a certificate makes, as it will be printed, with a sample name. */
export function CertificatePage({ state, nextReference }: CertificatePageProps) {
  const messages = useMessages(certificatesMessages);
  const { form, preview, studentName, setStudentName } = state;
  const { expiryDate, body } = form.values;
  const [hasGuides, setGuides] = useState(false);
  const [step, setStep] = useState<number>(fits);
  const zoom = zooms[step] ?? 100;
  const tags = body.split(STUDENT_NAME_TAG).length - 1;
  return (
    <section className="ul-card ul-certificate-page" aria-label={messages.page}>
      <div className="ul-card__head ul-certificate-page__head">
        <h2 className="ul-h4">{messages.page}</h2>
        <div className="ul-row ul-gap-12">
          <Switch isSelected={hasGuides} onChange={setGuides}>
            {messages.guides}
          </Switch>
          <TextField
            label={messages.sampleName}
            isLabelHidden
            maxLength={160}
            value={studentName}
            onChange={setStudentName}
          />
        </div>
      </div>
      <section
        className="ul-certificate-page__paper"
        aria-label={messages.sheet}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a larger page scrolls, so the keyboard must reach it
        tabIndex={0}
      >
        {preview.pdf ? (
          <div
            className="ul-certificate-page__sheet"
            data-guides={hasGuides || undefined}
            style={{ '--ul-certificate-zoom': `${zoom}%` } as CSSProperties}
          >
            <PdfPages url={preview.pdf} name={form.values.name} />
          </div>
        ) : preview.isOld ? (
          <p className="ul-small ul-muted">{messages.noPage}</p>
        ) : preview.isFailed ? (
          <p className="ul-small ul-fault" role="alert">
            {messages.previewFailed}
          </p>
        ) : (
          <Skeleton height={300} />
        )}
      </section>
      <div className="ul-row ul-certificate-page__size" data-justify="between">
        <span className="ul-mono ul-small ul-muted">{messages.paper}</span>
        <div className="ul-row ul-gap-4">
          <IconButton
            size="sm"
            variant="quiet"
            aria-label={messages.zoomOut}
            icon={<Icon as={ZoomOut} size={16} />}
            isDisabled={step === 0}
            onPress={() => setStep(step - 1)}
          />
          <span className="ul-mono ul-small" role="status">
            {zoom}%
          </span>
          <IconButton
            size="sm"
            variant="quiet"
            aria-label={messages.zoomIn}
            icon={<Icon as={ZoomIn} size={16} />}
            isDisabled={step === zooms.length - 1}
            onPress={() => setStep(step + 1)}
          />
        </div>
      </div>
      <dl className="ul-certificate-page__facts ul-small">
        <dt>{messages.nextReference}</dt>
        <dd className="ul-mono">{nextReference}</dd>
        <dt>{messages.sections[3]}</dt>
        <dd>{expiryDate === '0' ? messages.lifetime : messages.years(expiryDate)}</dd>
        <dt>{messages.sections[1]}</dt>
        <dd>{messages.hasName(tags)}</dd>
      </dl>
      {preview.isOld && preview.pdf && (
        <p className="ul-card__foot ul-small" role="status">
          {messages.lastGood}
        </p>
      )}
    </section>
  );
}
