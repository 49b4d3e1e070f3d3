import { useLayoutEffect, useMemo, useRef } from 'react';
// The copy button of a code block is made without React and looks like every other button.
import '../button/button.css';
import { useMessages } from '../messages/use-messages.ts';
import { dress } from './dress.ts';
import { richTextMessages } from './rich-text.messages.ts';
import './rich-text.css';

export interface RichTextProps {
  /** An author's HTML. */
  html: string;
  /** Cleans it before it is shown, whoever cleaned it before. */
  sanitize: (html: string) => string;
}

/** Reading text. Code blocks get a bar with their title and a button that copies them. */
export function RichText({ html, sanitize }: RichTextProps) {
  const words = useMessages(richTextMessages);
  const root = useRef<HTMLDivElement>(null);
  const clean = useMemo(() => sanitize(html), [html, sanitize]);
  useLayoutEffect(() => {
    if (!root.current) return;
    root.current.innerHTML = clean;
    dress(root.current, words);
  }, [clean, words]);
  return <div ref={root} className="ul-prose" />;
}
