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
  const { snippets, isRemoving, error, onEdit, onRemove, onInsert } = props;
  if (snippets.length === 0) {
    return (
      <State
        art={<TextQuote className="ul-icon" size={24} aria-hidden />}
        title={snippetsMessages.none}
      >
        {snippetsMessages.noneText}
      </State>
    );
  }
  return (
    <>
      <p className="ul-small ul-muted">{snippetsMessages.intro}</p>
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
                aria-label={snippetsMessages.insertNamed(title)}
                onPress={() => onInsert(text)}
              >
                {snippetsMessages.insert}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                aria-label={snippetsMessages.editNamed(title)}
                onPress={() => onEdit({ id, title, text })}
              >
                {snippetsMessages.edit}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                aria-label={snippetsMessages.removeNamed(title)}
                isDisabled={isRemoving}
                onPress={() => onRemove(id)}
              >
                {snippetsMessages.remove}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
