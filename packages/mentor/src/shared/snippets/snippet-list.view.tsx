import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { State } from '@uplink/ui/states';
import { TextQuote } from 'lucide-react';
import type { SnippetsReady } from './snippets.controller.ts';
import { snippetsMessages } from './snippets.messages.ts';
import './snippets.css';

export interface SnippetListViewProps
  extends Pick<SnippetsReady, 'snippets' | 'isRemoving' | 'error' | 'onEdit' | 'onRemove'> {
  onInsert: (text: string) => void;
}

/** Each snippet with its words and what can be done with it. */
export function SnippetListView(props: SnippetListViewProps) {
  const messages = useMessages(snippetsMessages);
  const { snippets, isRemoving, error, onEdit, onRemove, onInsert } = props;
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
      <ul className="ul-snippets">
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
                isDisabled={isRemoving}
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
