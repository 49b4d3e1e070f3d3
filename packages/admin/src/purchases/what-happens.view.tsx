import type { Schema } from '@uplink/api-client';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Skeleton } from '@uplink/ui/skeleton';
import { Banknote, History, KeyRound, type LucideIcon, Mail } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { manageMessages } from './manage.messages.ts';
import './purchases.css';

type Preview = Schema<'PurchasePreview'>;

export interface WhatHappensProps {
  preview: Preview | undefined;
  isLoading: boolean;
  /** Why it can't be done. */
  refusal: string | undefined;
}

/** What an action does to money, access and mail, and how it is undone: as the server says it. */
export function WhatHappens({ preview, isLoading, refusal }: WhatHappensProps) {
  const messages = useMessages(manageMessages);
  return (
    <section aria-label={messages.happens} aria-live="polite" aria-busy={isLoading}>
      <h3 className="ul-h4 ul-manage__heading">{messages.happens}</h3>
      <div className="ul-manage__lines">
        {refusal && !isLoading ? (
          <p className="ul-small ul-fault ul-manage__line">{refusal}</p>
        ) : preview ? (
          <Lines preview={preview} />
        ) : isLoading ? (
          <div className="ul-manage__line">
            <span className="ul-sr">{messages.loading}</span>
            <Skeleton width="100%" height={120} />
          </div>
        ) : (
          <p className="ul-small ul-muted ul-manage__line">{messages.unknown}</p>
        )}
      </div>
    </section>
  );
}

function Lines({ preview }: { preview: Preview }) {
  const messages = useMessages(manageMessages);
  const { money, paid, due, access, mails, undo, currency } = preview;
  return (
    <dl>
      <Line icon={Banknote} label={messages.lines.money}>
        <p>{money}</p>
        <p className="ul-small ul-muted">
          <Figure label={messages.paid} figure={paid} currency={currency} />{' '}
          <Figure label={messages.due} figure={due} currency={currency} />
        </p>
      </Line>
      <Line icon={KeyRound} label={messages.lines.access}>
        {access}
      </Line>
      <Line icon={Mail} label={messages.lines.mail}>
        {mails.length === 0
          ? messages.noMail
          : mails.map((mail) => <MailLine key={mail.subject} {...mail} />)}
      </Line>
      <Line icon={History} label={messages.lines.undo}>
        {undo}
      </Line>
    </dl>
  );
}

/** What is sent to whom; it can be read before. */
function MailLine({ to, subject, text }: Preview['mails'][number]) {
  const messages = useMessages(manageMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      {messages.mail(subject, to)}{' '}
      <Button variant="link" size="sm" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        {messages.readMail}
      </Button>
      {isOpen && <p className="ul-small ul-manage__mail">{text}</p>}
    </div>
  );
}

interface LineProps {
  icon: LucideIcon;
  label: string;
  children: ReactNode;
}

function Line({ icon: Icon, label, children }: LineProps) {
  return (
    <div className="ul-manage__line">
      <dt className="ul-strong">
        <Icon className="ul-icon" size={16} aria-hidden />
        <span>{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

interface FigureProps {
  label: string;
  figure: Schema<'BeforeAfter'>;
  currency: string;
}

/** Old and new side by side; what stays says so. */
function Figure({ label, figure: { before, after }, currency }: FigureProps) {
  const messages = useMessages(manageMessages);
  const formats = useAllFormats();
  const [from, to] = [before, after].map((amount) => formats.money({ amount, currency }));
  return (
    <span className="ul-manage__figure ul-num">
      {label}{' '}
      {before === after ? (
        <b>{messages.stays(to ?? '')}</b>
      ) : (
        <>
          <span aria-hidden="true">{from} → </span>
          <span className="ul-sr">{messages.from(from ?? '')} </span>
          <b>{to}</b>
        </>
      )}
    </span>
  );
}
