import { readFileSync } from 'node:fs';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { ACADEMY_NAME, ACADEMY_SHORT_NAME, TAGLINE } from './src/app/constants.ts';

const fileName = 'manifest.webmanifest';
const tokens = readFileSync(new URL('../../packages/ui/src/tokens.css', import.meta.url), 'utf8');

/** Makes the portal installable: its manifest, and the colours a browser gives what surrounds it. */
export function manifest(): Plugin {
  return {
    name: 'uplink:manifest',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(webManifest()) });
    },
    transformIndexHtml: () => headTags(),
  };
}

export function webManifest() {
  const { light } = canvasColours(tokens);
  const icon = (name: string, purpose: string) =>
    [192, 512].map((size) => ({
      src: `/icons/${name}-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    }));
  return {
    id: '/',
    name: ACADEMY_NAME,
    short_name: ACADEMY_SHORT_NAME,
    description: TAGLINE,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: light,
    background_color: light,
    icons: [...icon('icon', 'any'), ...icon('maskable', 'maskable')],
  };
}

function headTags(): HtmlTagDescriptor[] {
  const colours = Object.entries(canvasColours(tokens));
  return [
    { tag: 'link', attrs: { rel: 'manifest', href: `/${fileName}` } },
    { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icons/icon-192.png' } },
    ...colours.map(([scheme, content]) => ({
      tag: 'meta',
      attrs: { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content },
    })),
  ];
}

/** The page's own colour in both themes, as the tokens have it: the light one first. */
export function canvasColours(css: string): { light: string; dark: string } {
  const [light, dark] = [...css.matchAll(/--ul-bg-canvas: var\((--[\w-]+)\)/g)].map(
    ([, ramp]) => new RegExp(`${ramp}: (#[0-9a-f]{6})`).exec(css)?.[1],
  );
  if (!light || !dark) throw new Error('The tokens have no colour of the page where it was.');
  return { light, dark };
}
