import {
  charactersMessages,
  type Messages,
  useMessages,
  validationMessages,
} from '@uplink/api-client/messages';

/** Stands for the value in a text, to find it again in a fault. */
const mark = '\u0001';

type Text = string | ((value: never) => string);

/** A fault in other words, if it is one of these texts. */
function reword(fault: string, texts: Messages, others: Messages): string | undefined {
  const own = others as Readonly<Record<string, Text>>;
  for (const [name, text] of Object.entries<Text>(texts as never)) {
    const other = own[name];
    if (other === text || other === undefined) continue;
    if (typeof other === 'string') {
      if (text === fault) return other;
    } else if (typeof text === 'function') {
      const [before = '', after = ''] = text(mark as never).split(mark);
      const value = fault.slice(before.length, fault.length - after.length);
      if (value !== '' && fault === before + value + after)
        return other((Number.isNaN(Number(value)) ? value : Number(value)) as never);
    }
  }
  return undefined;
}

/**
 * Puts faults of fields into the host's words. Rules and the server name them in the words of the domain, which the
 * namespaces `api-client/validation` and `api-client/characters` replace.
 */
export function useFaultWords(): (fault: string) => string {
  const validation = useMessages(validationMessages);
  const characters = useMessages(charactersMessages);
  return (fault) =>
    reword(fault, validationMessages, validation) ??
    reword(fault, charactersMessages, characters) ??
    fault;
}
