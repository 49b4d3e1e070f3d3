import { useQuery } from '@tanstack/react-query';
import { MESSAGE_MAX_LENGTH } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { snippetsQuery, useUplink } from '@uplink/api-client/react';
import { Kbd } from '@uplink/ui/status';
import { useState } from 'react';
import { withSnippet } from '../shared/snippets/snippets.rules.ts';
import { SnippetsButton } from '../shared/snippets/snippets-button.tsx';
import { useKeys } from './keys.controller.ts';
import { reviewMessages } from './review.messages.ts';

export interface SnippetKeysProps {
  /** What a snippet is put into. */
  text: string;
  onText: (text: string) => void;
}

/** S shows a mentor's snippets with a number each; the number inserts one. */
export function SnippetKeys({ text, onText }: SnippetKeysProps) {
  const messages = useMessages(reviewMessages);
  const [isOpen, setOpen] = useState(false);
  const { data = [] } = useQuery(snippetsQuery(useUplink()));
  const listed = data.slice(0, 9);
  const insert = (snippet: string) => {
    onText(withSnippet(text, snippet, MESSAGE_MAX_LENGTH));
    setOpen(false);
  };
  const digits = Object.fromEntries(
    listed.map((one, place) => [String(place + 1), () => insert(one.text)]),
  );
  useKeys({
    s: () => setOpen(!isOpen),
    ...(isOpen && { ...digits, escape: () => setOpen(false) }),
  });
  return (
    <section className="ul-snippet-keys" aria-label={messages.snippets}>
      {isOpen &&
        listed.map(({ id, title, text: words }, place) => (
          <button
            key={id}
            type="button"
            className="ul-snippet-keys__one"
            onClick={() => insert(words)}
          >
            <span aria-hidden="true">
              <Kbd>{place + 1}</Kbd>
            </span>
            <span className="ul-snippet-keys__title">{title}</span>
          </button>
        ))}
      {isOpen && listed.length === 0 && <p className="ul-small ul-muted">{messages.noSnippets}</p>}
      <SnippetsButton text={text} maxLength={MESSAGE_MAX_LENGTH} onChange={onText} />
    </section>
  );
}
