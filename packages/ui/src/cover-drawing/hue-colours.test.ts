import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HUE_COLOURS } from './hue-colours.ts';
import { COVER_HUES } from './hues.ts';
import { COVER_INKS } from './shapes.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const light = read('../tokens.css').split('[data-theme="dark"]')[0] ?? '';
const styles = read('../cover/cover-hues.css');

/** What a custom property is worth in the light theme. */
function colourOf(declarations: string, name: string): string {
  const value = new RegExp(`${name}: ([^;]+);`).exec(declarations)?.[1] ?? '';
  const token = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return token ? colourOf(light, token) : value;
}

test.each(COVER_HUES)('a file has the colours of %s that pages have in the light theme', (hue) => {
  const rule = new RegExp(`^\\.ul-cover\\[data-hue="${hue}"\\] {([^}]+)}`, 'm').exec(styles)?.[1];
  for (const ink of COVER_INKS)
    expect(colourOf(rule ?? '', `--ul-cover-${ink}`)).toBe(HUE_COLOURS[hue][ink]);
});

test('a day hue has a night of its own in the dark theme', () => {
  for (const hue of ['mist', 'mint', 'sand'])
    expect(styles).toContain(`[data-theme="dark"] .ul-cover[data-hue="${hue}"]`);
});
