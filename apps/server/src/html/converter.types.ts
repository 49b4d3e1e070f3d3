import type { WrittenText } from './to-markdown.ts';

/** A text as a file holds it, and the clean HTML that it is. */
export interface ConvertedText {
  written: WrittenText;
  html: string;
}

export interface ConvertedTexts {
  converted: ConvertedText[];
  tookMs: number;
}
