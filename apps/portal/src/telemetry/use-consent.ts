import type { Consent } from '@uplink/api-client/domain';
import { useSyncExternalStore } from 'react';
import { currentConsent, onConsent } from './consent.ts';

let shown: Consent | null = null;

/** The same object until the choice changes. */
function snapshot(): Consent | null {
  const consent = currentConsent();
  if (consent?.at !== shown?.at || consent?.choice !== shown?.choice) shown = consent;
  return shown;
}

/** What this browser chose, as it is now. */
export const useConsent = () => useSyncExternalStore(onConsent, snapshot);
