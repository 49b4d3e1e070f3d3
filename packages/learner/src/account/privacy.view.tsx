import type { Consent, ConsentChoice } from '@uplink/api-client/domain';
import { type Formats, useFormats, useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { DocumentVersions } from '../shared/document-versions.view.tsx';
import { privacyMessages } from './privacy.messages.ts';
import './privacy.css';

export interface PrivacyProps {
  /** What this browser chose; null while it hasn't. */
  consent: Consent | null;
  /** The browser itself asks for privacy; nothing is left to choose. */
  isBrowserAsking: boolean;
  /** Told the choice, to store it. */
  onChoose: (choice: ConsentChoice) => void;
}

/** What is stored and for how long, and the choice about what isn't needed. Needs no account. */
export function Privacy({ consent, isBrowserAsking, onChoose }: PrivacyProps) {
  const messages = useMessages(privacyMessages);
  const formats = useFormats();
  return (
    <div className="ul-privacy">
      <h1 className="ul-h1" tabIndex={-1}>
        {messages.title}
      </h1>
      <p className="ul-lead ul-muted">{messages.lead}</p>
      <DocumentVersions name="privacy" />
      <h2 className="ul-h2">{messages.choices}</h2>
      <p role="status">
        {isBrowserAsking ? messages.browserAsks : wordsOf(consent, messages, formats)}
      </p>
      {!isBrowserAsking && (
        <div className="ul-privacy__choices">
          <Button aria-pressed={consent?.choice === 'needed'} onPress={() => onChoose('needed')}>
            {messages.needed}
          </Button>
          <Button aria-pressed={consent?.choice === 'all'} onPress={() => onChoose('all')}>
            {messages.all}
          </Button>
        </div>
      )}
      <h2 className="ul-h2">{messages.kept}</h2>
      <dl className="ul-privacy__rows">
        {messages.rows.map(({ what, why, time }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd className="ul-muted">{why}</dd>
            <dd>{time}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function wordsOf(
  consent: Consent | null,
  messages: typeof privacyMessages,
  formats: Formats,
): string {
  if (!consent) return messages.notChosen;
  const date = formats.date(consent.at);
  return consent.choice === 'all' ? messages.chosenAll(date) : messages.chosenNeeded(date);
}
