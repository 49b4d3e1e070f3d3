import {
  allowsAll,
  CONSENT_KEY,
  type Consent,
  type ConsentChoice,
  readConsent,
  writeConsent,
} from '@uplink/api-client/domain';

const listeners = new Set<() => void>();
/** For browsers that store nothing: the choice holds for this page. */
let unstored: Consent | null = null;

/** What this browser chose; null while it hasn't. */
export function currentConsent(): Consent | null {
  try {
    return readConsent(localStorage.getItem(CONSENT_KEY)) ?? unstored;
  } catch {
    return unstored;
  }
}

/** Whether visits may be counted and recorded now. */
export const isAllAllowed = () => allowsAll(currentConsent(), navigator);

export function chooseConsent(choice: ConsentChoice): void {
  const written = writeConsent(choice, new Date());
  unstored = readConsent(written);
  try {
    localStorage.setItem(CONSENT_KEY, written);
  } catch {
    // Storage is full or closed.
  }
  for (const listener of listeners) listener();
}

/** Calls back when the choice changes, in this tab or another. */
export function onConsent(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === CONSENT_KEY) listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}
