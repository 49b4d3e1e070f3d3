import {
  firstError,
  maxLength,
  multiLine,
  required,
  SNIPPET_TEXT_MAX_LENGTH,
  SNIPPET_TITLE_MAX_LENGTH,
  singleLine,
} from '@uplink/api-client/domain';

/** The text with a snippet at its end, on a line of its own; not longer than a message may be. */
export function withSnippet(text: string, snippet: string, most: number): string {
  const before = text.trimEnd();
  return (before === '' ? snippet : `${before}\n${snippet}`).slice(0, most);
}

export interface SnippetForm {
  title: string;
  text: string;
}

/** The first fault of each field. */
export function snippetFaults({ title, text }: SnippetForm): Partial<SnippetForm> {
  const faults = {
    title: firstError(title, [required, maxLength(SNIPPET_TITLE_MAX_LENGTH), singleLine]),
    text: firstError(text, [required, maxLength(SNIPPET_TEXT_MAX_LENGTH), multiLine]),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}
