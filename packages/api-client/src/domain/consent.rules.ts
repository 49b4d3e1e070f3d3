/** Where a browser keeps its choice; nothing else about it is stored. */
export const CONSENT_KEY = 'uplink.consent';

/** Raise it when the academy wants to do more than was agreed to: everyone is asked again. */
export const CONSENT_VERSION = 1;

/** `needed` allows only what the academy can't work without; `all` also counting and recording of visits. */
export type ConsentChoice = 'all' | 'needed';

export interface Consent {
  choice: ConsentChoice;
  version: number;
  /** When it was chosen, in ISO 8601. */
  at: string;
}

export interface PrivacyWishes {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** Whether someone's browser asks sites to leave them alone. It counts as choosing only what is needed. */
export function asksForPrivacy(browser: PrivacyWishes): boolean {
  return browser.doNotTrack === '1' || browser.globalPrivacyControl === true;
}

/** The choice that a browser keeps, unless it was made for an earlier version or isn't one. */
export function readConsent(stored: string | null): Consent | null {
  try {
    const kept = JSON.parse(stored ?? 'null') as Partial<Consent> | null;
    const { choice, version, at } = kept ?? {};
    if (version !== CONSENT_VERSION || typeof at !== 'string') return null;
    return choice === 'all' || choice === 'needed' ? { choice, version, at } : null;
  } catch {
    return null;
  }
}

export function writeConsent(choice: ConsentChoice, now: Date): string {
  return JSON.stringify({ choice, version: CONSENT_VERSION, at: now.toISOString() });
}

/** Whether visits may be counted and recorded. */
export function allowsAll(consent: Consent | null, browser: PrivacyWishes): boolean {
  return consent?.choice === 'all' && !asksForPrivacy(browser);
}

/** Whether someone is still to be asked. A browser that asks for privacy has answered for them. */
export function needsConsent(consent: Consent | null, browser: PrivacyWishes): boolean {
  return consent === null && !asksForPrivacy(browser);
}
