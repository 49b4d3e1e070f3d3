import { useFaultWords, useWordsOf } from '@uplink/kit/forms';
import { faultMessages } from './faults.messages.ts';

/** Puts faults into the host's words: those of authors' work, and those that every form has. */
export function useAuthorWords(): (fault: string) => string {
  const common = useFaultWords();
  const ofAuthors = useWordsOf(faultMessages);
  return (fault) => common(ofAuthors(fault));
}

/** The same for all faults of a form, by field. */
export function useFaultsInWords(
  faults: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const words = useAuthorWords();
  return Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, words(fault)]));
}
