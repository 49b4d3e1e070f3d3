import type { Hello, TokenName } from '@uplink/embed/protocol';
import { contrastOf, readColour } from './contrast.ts';
import { FRAME_LANG } from './frame-lang.ts';

interface Target {
  /** Which of our tokens it sets. */
  properties: string[];
  /** The CSS property that its values must fit, and what to call them. */
  fits: 'color' | 'border-radius' | 'font-family';
  noun: string;
}

const colour = (...properties: string[]): Target => ({ properties, fits: 'color', noun: 'colour' });

const targets: Record<TokenName, Target> = {
  accent: colour(
    '--ul-primary-fill',
    '--ul-primary-fill-hover',
    '--ul-primary-fill-pressed',
    '--ul-route-current',
  ),
  'on-accent': colour('--ul-primary-on'),
  surface: colour('--ul-bg-canvas', '--ul-bg-surface'),
  text: colour('--ul-text'),
  radius: {
    properties: ['--ul-radius-control', '--ul-radius-card'],
    fits: 'border-radius',
    noun: 'length',
  },
  font: { properties: ['--ul-font-sans'], fits: 'font-family', noun: 'list of fonts' },
};

/** Shades of the accent, which follow it and its ground into another theme. */
const shades: Record<string, number> = {
  '--ul-bg-selected': 8,
  '--ul-bg-selected-hover': 14,
  '--ul-route-current-halo': 14,
  '--ul-primary-soft': 8,
  '--ul-primary-soft-hover': 14,
  '--ul-primary-border': 40,
};

const themes: string[] = ['light', 'dark', 'auto'];
/** What the frame wears where the site leaves it to the visitor's device. */
const ownTheme = document.documentElement.dataset.theme;

/** The browser takes any value that refers to others, also one that loads a picture from elsewhere. */
const refers = /\b(var|env|attr|if|url|image|image-set)\(|--/i;

/** Text must stand out from its ground by this much (WCAG 2.2, 1.4.3). */
const enough = 4.5;
const pairs: [TokenName, TokenName][] = [
  ['on-accent', 'accent'],
  ['text', 'surface'],
];

/**
 * Takes over the theme, direction and tokens of the site around the frame.
 * @returns warnings for its developers: invalid values, and pairs with too little contrast
 */
export function lookLikeHost({ theme, dir, lang, tokens }: Hello): string[] {
  const page = document.documentElement;
  const warnings: string[] = [];
  if (!themes.includes(theme))
    warnings.push(`theme="${theme}" is not a theme. Use ${themes.join(', ')}.`);
  const isChosen = theme === 'light' || theme === 'dark';
  const worn = isChosen ? theme : ownTheme;
  if (worn) page.dataset.theme = worn;
  else delete page.dataset.theme;
  if (dir === 'rtl' || dir === 'ltr') page.dir = dir;
  if (lang && lang.split('-')[0] !== FRAME_LANG)
    warnings.push(`Frames have no texts in "${lang}" yet: this one stays in "${FRAME_LANG}".`);
  for (const [name, { properties, fits, noun }] of Object.entries(targets)) {
    const value = tokens[name as TokenName];
    const isValid = value !== undefined && !refers.test(value) && CSS.supports(fits, value);
    if (value && !isValid) warnings.push(`--uplink-${name}: "${value}" is not a ${noun}.`);
    for (const property of properties) setOrRemove(page, property, isValid ? value : undefined);
  }
  // Where the device chooses between light and dark, a link must be readable on both.
  shadeWith(page, Boolean(tokens.accent), isChosen || Boolean(tokens.surface));
  return [
    ...warnings,
    ...pairs.flatMap(([text, ground]) =>
      tokens[text] || tokens[ground] ? warnOf(text, ground) : [],
    ),
  ];
}

/** Selected rows take a shade of the accent; links take it where it can be read. */
function shadeWith(page: HTMLElement, hasAccent: boolean, isGroundKnown: boolean): void {
  const isShaded = hasAccent && CSS.supports('color', 'color-mix(in srgb, red 10%, white)');
  for (const [property, share] of Object.entries(shades)) {
    const shade = `color-mix(in srgb, var(--ul-primary-fill) ${share}%, var(--ul-bg-surface))`;
    setOrRemove(page, property, isShaded ? shade : undefined);
  }
  setOrRemove(page, '--ul-primary-soft-text', isShaded ? 'var(--ul-text)' : undefined);
  const isReadable = (contrastBetween('accent', 'surface') ?? 0) >= enough;
  const link = hasAccent && isGroundKnown && isReadable ? 'var(--ul-primary-fill)' : undefined;
  for (const property of ['--ul-text-link', '--ul-text-link-hover'])
    setOrRemove(page, property, link);
}

function setOrRemove({ style }: HTMLElement, property: string, value: string | undefined): void {
  if (value) style.setProperty(property, value);
  else style.removeProperty(property);
}

function warnOf(text: TokenName, ground: TokenName): string[] {
  const contrast = contrastBetween(text, ground);
  if (contrast === undefined || contrast >= enough) return [];
  return [
    `--uplink-${text} on --uplink-${ground} has a contrast of ${contrast.toFixed(1)}:1; text needs ${enough}:1.`,
  ];
}

function contrastBetween(text: TokenName, ground: TokenName): number | undefined {
  const [above, below] = [text, ground].map((name) =>
    readColour(targets[name].properties[0] ?? ''),
  );
  return above && below && contrastOf(above, below);
}
