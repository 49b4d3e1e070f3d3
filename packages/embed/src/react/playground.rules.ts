import { kinds } from '../loader/kinds.ts';

export interface Choice {
  element: string;
  partnerKey: string;
  /** The course, or the sales page. */
  course: string;
  lesson: string;
  theme: string;
  accent: string;
}

const academy = 'https://academy.example';

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

/** What a site copies for a choice. */
export function snippetOf(choice: Choice): string {
  const { element, accent } = choice;
  const kind = kinds[element];
  const attributes = attributesOf(choice);
  const parts = (kind?.named ?? []).map((name) => attributes[name] ?? '');
  const written = Object.entries(attributes).map(
    ([name, value]) => `  ${name}="${escaped(value)}"`,
  );
  return [
    `<script src="${academy}/loader/v1.js" async></script>`,
    ...(accent
      ? ['<style>', `  ${element} { --uplink-accent: ${escaped(accent)} }`, '</style>']
      : []),
    `<${element}`,
    ...written,
    '>',
    `  <a href="${academy}/${escaped(kind?.hosted(...parts) ?? '')}">Open on Uplink Academy</a>`,
    `</${element}>`,
  ].join('\n');
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
