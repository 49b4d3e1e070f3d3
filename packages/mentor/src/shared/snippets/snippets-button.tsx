'use client';
import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { lazyView } from '@uplink/ui/lazy-part';
import { TextQuote } from 'lucide-react';
import { useState } from 'react';
import { snippetsMessages } from './snippets.messages.ts';
import { withSnippet } from './snippets.rules.ts';

const SnippetsDialog = lazyView(async () => (await import('./snippets-dialog.tsx')).SnippetsDialog);

export interface SnippetsButtonProps {
  /** What is written so far. */
  text: string;
  /** How long it may become, in characters. */
  maxLength: number;
  onChange: (text: string) => void;
}

/** Puts feedback snippets into what is being written; they are kept and changed there too. */
export function SnippetsButton({ text, maxLength, onChange }: SnippetsButtonProps) {
  const messages = useMessages(snippetsMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        icon={<TextQuote className="ul-icon" size={16} aria-hidden />}
        onPress={() => setOpen(true)}
      >
        {messages.open}
      </Button>
      {isOpen && (
        <SnippetsDialog
          written={text}
          onInsert={(snippet) => {
            onChange(withSnippet(text, snippet, maxLength));
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
