import { useMessages, validationMessages } from '@uplink/api-client/messages';

/** Takes the place of the value in a text, to find it again in a fault. */
const mark = '\0';

type Texts = Readonly<Record<string, string | ((value: string | number) => string)>>;

/** A fault in the host's words, if rules know it. */
function reword(fault: string, own: Texts): string {
  for (const [name, text] of Object.entries(validationMessages as unknown as Texts)) {
    const other = own[name];
    if (text === fault && typeof other === 'string') return other;
    if (typeof text === 'string' || typeof other !== 'function') continue;
    const [before = '', after = ''] = text(mark).split(mark);
    const value = fault.slice(before.length, fault.length - after.length);
    if (value && fault === before + value + after) return other(Number(value) || value);
  }
  return fault;
}

/**
 * Puts faults of fields into the host's words. Rules and the server name them in the words of the domain, which the
 * namespace `api-client/validation` replaces.
 */
export function useFaultWords(): (fault: string) => string {
  const own = useMessages(validationMessages) as unknown as Texts;
  return (fault) => reword(fault, own);
}
