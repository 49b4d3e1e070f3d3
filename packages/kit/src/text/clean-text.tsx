import { RichText } from '@uplink/ui/rich-text';
import { cleanHtml } from './clean-html.ts';

export interface CleanTextProps {
  /** An author's HTML. */
  html: string;
}

/** An author's HTML with its cleaner, for texts that other parts stand under: nothing moves when it comes. */
export function CleanText({ html }: CleanTextProps) {
  return <RichText html={html} sanitize={cleanHtml} />;
}
