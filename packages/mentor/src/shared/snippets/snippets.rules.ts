import {
  type FormRules,
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

/** What someone types of a snippet. */
export interface SnippetWords {
  title: string;
  text: string;
}

export const snippetRules: FormRules<SnippetWords> = {
  title: [required, maxLength(SNIPPET_TITLE_MAX_LENGTH), singleLine],
  text: [required, maxLength(SNIPPET_TEXT_MAX_LENGTH), multiLine],
};
