import type { ReactNode } from 'react';
import { lazyPart, useLazyPart } from '../app/lazy-part.ts';
import { chooseConsent } from '../telemetry/consent.ts';

const consentBar = lazyPart(async () => (await import('@uplink/kit/consent')).ConsentBar);

export interface ConsentQuestionProps {
  isAsking: boolean;
  /** The page that says what is stored. */
  privacyHref: string;
  /** Told once it is answered. */
  onAnswer?: () => void;
  /** What is asked here beyond the usual. */
  children?: ReactNode;
}

/** Asks what may be stored, where and while that is open. */
export function ConsentQuestion({
  isAsking,
  privacyHref,
  onAnswer,
  children,
}: ConsentQuestionProps) {
  const bar = useLazyPart(consentBar, { isWanted: isAsking });
  if (!isAsking || bar.status !== 'ready') return null;
  return (
    <bar.Part
      privacyHref={privacyHref}
      onChoose={(choice) => {
        chooseConsent(choice);
        onAnswer?.();
      }}
    >
      {children}
    </bar.Part>
  );
}
