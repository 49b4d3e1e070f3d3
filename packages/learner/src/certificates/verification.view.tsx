import type { Schema } from '@uplink/api-client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { Card } from '@uplink/ui/card';
import { Status } from '@uplink/ui/status';
import { certificatesMessages } from './certificates.messages.ts';
import { statusKinds, verdictOf } from './certificates.rules.ts';
import { Seal } from './seal.view.tsx';
import './certificates.css';

export interface VerificationViewProps {
  /** What the server found. */
  verification: Schema<'Verification'>;
}

/** The verdict, then what the certificate says. */
export function VerificationView({ verification }: VerificationViewProps) {
  const messages = useMessages(certificatesMessages);
  const formats = useFormats();
  const { status, type, issuedAt, expiresAt } = verification;
  const facts = {
    ...verification,
    issuedAt: formats.date(issuedAt),
    expiresAt: expiresAt ? formats.date(expiresAt) : messages.forLife,
  };
  const { title, text } = verdictOf(status, messages);
  return (
    <Card isFlush className="ul-verification">
      <div className="ul-row ul-gap-16" data-align="top">
        <Seal type={type} image={null} />
        <div>
          <h1 className="ul-h2" tabIndex={-1}>
            {title}
          </h1>
          <p className="ul-muted">{text}</p>
        </div>
      </div>
      <p className="ul-verification__status">
        <Status kind={statusKinds[status]}>{messages.status[status]}</Status>
      </p>
      <dl className="ul-verification__facts">
        {Object.entries(messages.facts).map(([fact, label]) => (
          <div key={fact}>
            <dt className="ul-small ul-muted">{label}</dt>
            <dd>{facts[fact as keyof typeof certificatesMessages.facts]}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
