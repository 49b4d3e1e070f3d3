import type { Schema } from '@uplink/api-client';
import { type Formats, useFormats, useMessages } from '@uplink/api-client/messages';
import { ShareButton } from '@uplink/kit/sharing';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Status } from '@uplink/ui/status';
import { Download } from 'lucide-react';
import { certificatesMessages } from './certificates.messages.ts';
import { statusKinds, validityOf } from './certificates.rules.ts';
import type { DiplomaDownload } from './diploma-download.controller.ts';
import { Seal } from './seal.view.tsx';
import './certificates.css';

export interface DiplomaViewProps extends DiplomaDownload {
  diploma: Schema<'DiplomaDetail'>;
}

/** The certificate as it looks on paper; under it what can be done with it. */
export function DiplomaView({ diploma, ...download }: DiplomaViewProps) {
  const messages = useMessages(certificatesMessages);
  const formats = useFormats();
  const { status, verificationUrl } = diploma;
  return (
    <div className="ul-stack ul-gap-20">
      <Paper diploma={diploma} />
      <div className="ul-cluster ul-gap-12">
        <Status kind={statusKinds[status]}>{messages.status[status]}</Status>
        <Button
          variant="primary"
          icon={<Download className="ul-icon" size={18} aria-hidden />}
          isPending={download.isDownloading}
          onPress={download.onDownload}
        >
          {messages.download}
        </Button>
        {status === 'valid' && (
          <ShareButton
            title={messages.shareTitle[diploma.type]}
            text={messages.shareText(diploma.name, diploma.moduleName)}
            url={verificationUrl}
            note={messages.shareNote}
          />
        )}
        {download.downloadError && (
          <span className="ul-small ul-fault" role="alert">
            {download.downloadError}
          </span>
        )}
      </div>
      {status !== 'valid' && <p>{noteOn(diploma, messages, formats)}</p>}
      <Card title={messages.verify}>
        <p>{messages.verifyText}</p>
        <p className="ul-diploma__address">
          <a href={verificationUrl}>{verificationUrl}</a>
        </p>
      </Card>
    </div>
  );
}

function noteOn(
  { status, expiresAt }: Schema<'DiplomaDetail'>,
  messages: typeof certificatesMessages,
  formats: Formats,
): string {
  return status === 'expired' && expiresAt
    ? messages.expiredNote(formats.date(expiresAt))
    : messages.revokedNote;
}

function Paper({ diploma }: Pick<DiplomaViewProps, 'diploma'>) {
  const messages = useMessages(certificatesMessages);
  const formats = useFormats();
  const { type, image, name, recipient, moduleName, body, signatures, issuedAt } = diploma;
  return (
    <article className="ul-card ul-diploma">
      <p className="ul-eyebrow">{messages.academy}</p>
      <Seal type={type} image={image} />
      <h1 className="ul-h1" tabIndex={-1}>
        {name}
      </h1>
      <p className="ul-display ul-diploma__name">{recipient}</p>
      <p className="ul-diploma__body">{body}</p>
      <p className="ul-h3">{moduleName}</p>
      <ul className="ul-diploma__signatures">
        {signatures.map((one) => (
          <li key={one.name}>
            <span className="ul-medium">{one.name}</span>
            <span className="ul-small ul-muted">{one.jobTitle}</span>
          </li>
        ))}
      </ul>
      <p className="ul-small ul-muted">
        <span className="ul-mono">{diploma.referenceNumber}</span> ·{' '}
        {messages.issued(formats.date(issuedAt))} · {validityOf(diploma, messages, formats)}
      </p>
    </article>
  );
}
