import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { State } from '@uplink/ui/states';
import { TextQuote } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { SnippetsReady } from './snippets.controller.ts';
import { snippetsMessages } from './snippets.messages.ts';
import './snippets.css';

export interface SnippetListViewProps
  extends Pick<SnippetsReady, 'snippets' | 'removing' | 'error' | 'onEdit' | 'onRemove'> {
  onInsert: (text: string) => void;
}

/** Each snippet with its words and what can be done with it. */
export function SnippetListView(props: SnippetListViewProps) {
  const messages = useMessages(snippetsMessages);
  const { snippets, removing, error, onEdit, onRemove, onInsert } = props;
  const list = useRef<HTMLUListElement>(null);
  const count = useRef(snippets.length);
  // The button that removed one is gone with it, and the focus with the button.
  useLayoutEffect(() => {
    if (snippets.length < count.current) list.current?.focus();
    count.current = snippets.length;
  }, [snippets.length]);
  if (snippets.length === 0) {
    return (
      <State art={<TextQuote className="ul-icon" size={24} aria-hidden />} title={messages.none}>
        {messages.noneText}
      </State>
    );
  }
  return (
    <>
      <p className="ul-small ul-muted">{messages.intro}</p>
      {error && (
        <p className="ul-small ul-fault" role="alert">
          {error}
        </p>
      )}
      <ul ref={list} tabIndex={-1} aria-label={messages.title} className="ul-snippets">
        {snippets.map(({ id, title, text }) => (
          <li key={id} className="ul-snippet">
            <p className="ul-medium ul-snippet__title">{title}</p>
            <p className="ul-small ul-muted ul-snippet__text">{text}</p>
            <div className="ul-cluster">
              <Button
                size="sm"
                aria-label={messages.insertNamed(title)}
                onPress={() => onInsert(text)}
              >
                {messages.insert}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                aria-label={messages.editNamed(title)}
                onPress={() => onEdit({ id, title, text })}
              >
                {messages.edit}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                aria-label={messages.removeNamed(title)}
                isPending={removing === id}
                onPress={() => onRemove(id)}
              >
                {messages.remove}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
