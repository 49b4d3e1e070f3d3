import type { Schema } from '@uplink/api-client';
import { maxLength, required } from '@uplink/api-client/domain';
import { newId } from '@uplink/kit/saving';
import { linesOf } from '../../shared/lines.rules.ts';

export type IntroBlock = Schema<'IntroPage'>['blocks'][number];
export type IntroInput = Schema<'IntroPageChange'>['blocks'][number];
export type IntroKind = IntroBlock['kind'];
export const introKinds = ['hero', 'text', 'bullets', 'video', 'testimonials', 'faq'] as const;

/** A testimonial or a question. */
export interface IntroItem {
  name: string;
  role: string;
  text: string;
}

/** A block of any kind as its fields hold it. */
export interface BlockValues {
  id: string;
  kind: IntroKind;
  title: string;
  /** Of a hero or a text; the points of a list, one on each line. */
  text: string;
  /** The address of its picture or video. */
  url: string;
  overlay: boolean;
  items: IntroItem[];
}

export interface IntroValues {
  blocks: BlockValues[];
}

export const newBlock = (kind: IntroKind): BlockValues => ({
  id: newId(),
  kind,
  title: '',
  text: '',
  url: '',
  overlay: false,
  items: kind === 'testimonials' || kind === 'faq' ? [newItem()] : [],
});

export const newItem = (): IntroItem => ({ name: '', role: '', text: '' });

/** The ids are their places: two readings of one page are the same. */
export const toIntroValues = (blocks: readonly IntroBlock[]): IntroValues => ({
  blocks: blocks.map((block, index) => ({
    ...newBlock(block.kind),
    items: [],
    ...fieldsOf(block),
    id: `stored-${index}`,
    title: block.title,
  })),
});

function fieldsOf(block: IntroBlock): Partial<BlockValues> {
  switch (block.kind) {
    case 'hero':
      return {
        text: block.text,
        url: block.image?.url ?? '',
        overlay: block.image?.showsOverlay ?? false,
      };
    case 'text':
      return { text: block.html };
    case 'bullets':
      return { text: block.items.join('\n') };
    case 'video':
      return { url: block.url };
    case 'testimonials':
      return {
        items: block.items.map(({ quote, name, role }) => ({
          name,
          role: role ?? '',
          text: quote,
        })),
      };
    case 'faq':
      return {
        items: block.items.map(({ question, html }) => ({ name: question, role: '', text: html })),
      };
  }
}

export function toIntroInput(block: BlockValues): IntroInput {
  const { kind, text, url, overlay, items } = block;
  const title = block.title.trim();
  switch (kind) {
    case 'hero':
      return { kind, title, text, image: url ? { url, showsOverlay: overlay } : null };
    case 'text':
      return { kind, title, html: text };
    case 'bullets':
      return { kind, title, items: linesOf(text) };
    case 'video':
      return { kind, title, url };
    case 'testimonials':
      return {
        kind,
        title,
        items: items.map((item) => ({
          quote: item.text.trim(),
          name: item.name.trim(),
          role: item.role.trim() || null,
        })),
      };
    case 'faq':
      return {
        kind,
        title,
        items: items.map((item) => ({ question: item.name.trim(), html: item.text })),
      };
  }
}

/** A block as the page shows it; a video has its poster and captions once it is saved. */
export function toPreview(block: BlockValues): IntroBlock {
  const input = toIntroInput(block);
  return input.kind === 'video' ? { ...input, poster: null, captions: [] } : input;
}

const longest: Record<IntroKind, number> = {
  hero: 600,
  text: 20_000,
  bullets: 15_000,
  video: 0,
  testimonials: 1000,
  faq: 5000,
};
const mostPoints = 50;
const longestPoint = 300;

/** What is wrong, by the path of its field. */
export function introFaults(
  { blocks }: IntroValues,
  mostLines: (count: number) => string,
): Record<string, string> {
  const faults: Record<string, string> = {};
  const note = (path: string, value: string, most: number, isNeeded = true) => {
    const fault = (isNeeded ? required(value) : undefined) ?? maxLength(most)(value);
    if (fault) faults[path] = fault;
  };
  for (const [index, { kind, title, text, url, items }] of blocks.entries()) {
    const path = `blocks[${index}]`;
    note(`${path}.title`, title, 120);
    if (kind === 'video') note(`${path}.url`, url, 300);
    if (kind === 'text' || kind === 'bullets' || kind === 'hero')
      note(`${path}.text`, text, longest[kind], kind !== 'hero');
    if (kind === 'bullets') {
      const points = linesOf(text);
      const fault =
        points.length > mostPoints
          ? mostLines(mostPoints)
          : points.map(maxLength(longestPoint)).find(Boolean);
      if (fault) faults[`${path}.text`] ??= fault;
    }
    for (const [row, item] of items.entries()) {
      note(`${path}.items[${row}].name`, item.name, kind === 'faq' ? 300 : 120);
      note(`${path}.items[${row}].role`, item.role, 120, false);
      note(`${path}.items[${row}].text`, item.text, longest[kind]);
    }
  }
  return faults;
}
