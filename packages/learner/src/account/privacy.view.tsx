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
  /** Drawn by a server: a script shows the choice and stores it. @default false */
  isDrawn?: boolean;
}

/** What is stored and for how long, and the choice about what isn't needed. Needs no account. */
export function Privacy({ consent, isBrowserAsking, onChoose, isDrawn = false }: PrivacyProps) {
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
      <p role="status" {...(isDrawn && saidLater(messages))}>
        {isBrowserAsking ? messages.browserAsks : wordsOf(consent, messages, formats)}
      </p>
      {!isBrowserAsking && (
        <div className="ul-privacy__choices" data-waiting={isDrawn || undefined}>
          {choices.map((choice) => (
            <Button
              key={choice}
              data-choice={choice}
              aria-pressed={consent?.choice === choice}
              onPress={() => onChoose(choice)}
            >
              {messages[choice]}
            </Button>
          ))}
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

const choices = ['needed', 'all'] as const;

/** What the status may come to say, with a place for the date of the choice. */
const saidLater = (messages: typeof privacyMessages) => ({
  'data-part': 'said',
  'data-all': messages.chosenAll('{date}'),
  'data-needed': messages.chosenNeeded('{date}'),
  'data-browser': messages.browserAsks,
});

function wordsOf(
  consent: Consent | null,
  messages: typeof privacyMessages,
  formats: Formats,
): string {
  if (!consent) return messages.notChosen;
  const date = formats.date(consent.at);
  return consent.choice === 'all' ? messages.chosenAll(date) : messages.chosenNeeded(date);
}
