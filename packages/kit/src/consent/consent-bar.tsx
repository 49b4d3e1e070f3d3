import type { ConsentChoice } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { type ReactNode, useEffect } from 'react';
import { consentBarMessages } from './consent-bar.messages.ts';
import './consent-bar.css';

export interface ConsentBarProps {
  /** The page that says what is stored. */
  privacyHref: string;
  /** Told the answer, to store it. */
  onChoose: (choice: ConsentChoice) => void;
  /** Drawn by a server, for a script to show. @default false */
  isHidden?: boolean;
  /** What is asked here beyond the usual. */
  children?: ReactNode;
}

/** Asks what may be stored beyond what is needed. Both answers look the same; none is chosen beforehand. */
export function ConsentBar({ privacyHref, onChoose, isHidden, children }: ConsentBarProps) {
  const messages = useMessages(consentBarMessages);
  useEffect(() => {
    if (isHidden) return;
    const { documentElement } = document;
    documentElement.setAttribute('data-consent', 'asking');
    return () => documentElement.removeAttribute('data-consent');
  }, [isHidden]);
  return (
    <section className="ul-consent" aria-label={messages.name} hidden={isHidden}>
      <p className="ul-consent__text">
        {messages.text} {children} <a href={privacyHref}>{messages.more}</a>
      </p>
      <div className="ul-consent__choices">
        <Button data-choice="needed" onPress={() => onChoose('needed')}>
          {messages.needed}
        </Button>
        <Button data-choice="all" onPress={() => onChoose('all')}>
          {messages.all}
        </Button>
      </div>
    </section>
  );
}
