import { kinds } from '../loader/kinds.ts';

export interface Choice {
  /** The academy's address, without a slash at its end. */
  academy: string;
  element: string;
  partnerKey: string;
  /** The course, or the checkout page. */
  course: string;
  lesson: string;
  theme: string;
  accent: string;
}

/** The attributes that an element needs for a choice. */
export function attributesOf({ element, partnerKey, course, lesson, theme }: Choice) {
  const values: Record<string, string> = { page: course, course, lesson };
  const named = (kinds[element]?.named ?? []).map((name) => [name, values[name] ?? '']);
  return Object.fromEntries([
    ['partner-key', partnerKey],
    ...named,
    ...(theme === 'auto' ? [] : [['theme', theme]]),
  ]) as Record<string, string>;
}

/** What to reserve on a wide page and on a phone, so that nothing moves when the frame opens. */
const heights: Record<string, [wide: number, narrow: number]> = {
  'uplink-checkout': [1100, 1900],
  'uplink-course': [480, 480],
  'uplink-lesson': [1320, 2200],
  'uplink-quiz': [1000, 1200],
};

function styleOf(element: string, accent: string): string[] {
  const [wide = 0, narrow = 0] = heights[element] ?? [];
  return [
    '<style>',
    `  ${element} { display: block; min-height: ${wide}px${accent && `; --uplink-accent: ${escaped(accent)}`} }`,
    ...(narrow === wide
      ? []
      : [`  @media (max-width: 700px) { ${element} { min-height: ${narrow}px } }`]),
    '</style>',
  ];
}

/** What a site copies for a choice. */
export function snippetOf(choice: Choice): string {
  const { academy, element, accent } = choice;
  const kind = kinds[element];
  const attributes = attributesOf(choice);
  const parts = (kind?.named ?? []).map((name) => attributes[name] ?? '');
  const written = Object.entries(attributes).map(
    ([name, value]) => `  ${name}="${escaped(value)}"`,
  );
  return [
    `<script src="${academy}/loader/v1.js" async></script>`,
    ...styleOf(element, accent),
    `<${element}`,
    ...written,
    '>',
    `  <a href="${academy}/${escaped(kind?.hosted(...parts) ?? '')}">Open on Uplink Academy</a>`,
    `</${element}>`,
  ].join('\n');
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
