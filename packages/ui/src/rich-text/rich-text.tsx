import { useLayoutEffect, useMemo, useRef } from 'react';
import './rich-text.css';

export interface RichTextProps {
  /** An author's HTML. */
  html: string;
  /** Cleans it before it is shown, whoever cleaned it before. */
  sanitize: (html: string) => string;
}

/** Reading text. Code blocks get a bar with their title and a button that copies them. */
export function RichText({ html, sanitize }: RichTextProps) {
  const root = useRef<HTMLDivElement>(null);
  const clean = useMemo(() => sanitize(html), [html, sanitize]);
  useLayoutEffect(() => {
    if (!root.current) return;
    root.current.innerHTML = clean;
    dressCodeBlocks(root.current);
  }, [clean]);
  return <div ref={root} className="ul-prose" />;
}

/** Done in the document, since the text comes as HTML: React knows nothing of its parts. */
function dressCodeBlocks(root: HTMLElement): void {
  for (const block of root.querySelectorAll('pre')) {
    if (block.parentElement?.classList.contains('ul-code')) continue;
    const frame = document.createElement('div');
    frame.className = 'ul-code';
    const bar = document.createElement('div');
    bar.className = 'ul-code__bar';
    const title = document.createElement('span');
    title.className = 'ul-mono';
    title.textContent = block.dataset.title ?? '';
    const copy = document.createElement('button');
    copy.type = 'button';
    copy.className = 'ul-button';
    copy.dataset.variant = 'quiet';
    copy.dataset.size = 'sm';
    copy.textContent = 'Copy';
    copy.addEventListener('click', async () => {
      await navigator.clipboard.writeText(block.textContent ?? '');
      copy.textContent = 'Copied';
      setTimeout(() => {
        copy.textContent = 'Copy';
      }, 2000);
    });
    block.tabIndex = 0;
    block.setAttribute('role', 'region');
    block.setAttribute('aria-label', block.dataset.title ?? 'Code');
    block.replaceWith(frame);
    bar.append(title, copy);
    frame.append(bar, block);
  }
}
