import { type Messages, useMessages, validationMessages } from '@uplink/api-client/messages';

/** Takes the place of the value in a text, to find it again in a fault. */
const mark = '\0';

type Texts = Readonly<Record<string, string | ((value: string | number) => string)>>;

/** A fault in the host's words, if it is one of those that are named. */
function reword(fault: string, named: Texts, own: Texts): string {
  for (const [name, text] of Object.entries(named)) {
    const other = own[name];
    if (text === fault && typeof other === 'string') return other;
    if (typeof text === 'string' || typeof other !== 'function') continue;
    const [before = '', after = ''] = text(mark).split(mark);
    const value = fault.slice(before.length, fault.length - after.length);
    if (value && fault === before + value + after) return other(Number(value) || value);
  }
  return fault;
}

/** Puts faults that are among the texts of a namespace into the host's words. */
export function useWordsOf(named: Messages): (fault: string) => string {
  const own = useMessages(named) as unknown as Texts;
  return (fault) => reword(fault, named as unknown as Texts, own);
}

/**
 * Puts faults of fields into the host's words. Rules and the server name them in the words of the domain, which the
 * namespace `api-client/validation` replaces.
 */
export const useFaultWords = () => useWordsOf(validationMessages);
