import type { Hello, TokenName } from '@uplink/embed/protocol';
import { contrastOf, readColour } from './contrast.ts';

/** Which of our tokens each of the partner's sets. */
const targets: Record<TokenName, string[]> = {
  accent: ['--ul-primary-fill', '--ul-primary-fill-hover', '--ul-primary-fill-pressed'],
  'on-accent': ['--ul-primary-on'],
  surface: ['--ul-bg-canvas', '--ul-bg-surface'],
  text: ['--ul-text'],
  radius: ['--ul-radius-control', '--ul-radius-card'],
};

/** Text must stand out from its ground by this much (WCAG 2.2, 1.4.3). */
const enough = 4.5;
const pairs: [TokenName, TokenName][] = [
  ['on-accent', 'accent'],
  ['text', 'surface'],
];

/**
 * Takes over the theme, direction and tokens of the site around the frame.
 * @returns warnings for its developers: values that are none, and pairs that are hard to read
 */
export function lookLikeHost({ theme, dir, tokens }: Hello): string[] {
  const page = document.documentElement;
  if (theme !== 'auto') page.dataset.theme = theme;
  if (dir === 'rtl' || dir === 'ltr') page.dir = dir;
  const warnings: string[] = [];
  for (const [name, properties] of Object.entries(targets) as [TokenName, string[]][]) {
    const value = tokens[name];
    if (!value) continue;
    if (!CSS.supports(name === 'radius' ? 'border-radius' : 'color', value)) {
      warnings.push(
        `--uplink-${name}: "${value}" is not a ${name === 'radius' ? 'length' : 'colour'}.`,
      );
      continue;
    }
    for (const property of properties) page.style.setProperty(property, value);
  }
  return [
    ...warnings,
    ...pairs.flatMap(([text, ground]) =>
      tokens[text] || tokens[ground] ? warnOf(text, ground) : [],
    ),
  ];
}

function warnOf(text: TokenName, ground: TokenName): string[] {
  const [above, below] = [text, ground].map((name) => readColour(targets[name][0] ?? ''));
  if (!above || !below) return [];
  const contrast = contrastOf(above, below);
  if (contrast >= enough) return [];
  return [
    `--uplink-${text} on --uplink-${ground} has a contrast of ${contrast.toFixed(1)}:1; text needs ${enough}:1.`,
  ];
}
