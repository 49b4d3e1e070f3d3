import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { canvasColours, webManifest } from '../../manifest.plugin.ts';

test('the manifest makes the portal installable, in the colours of its tokens', () => {
  expect(webManifest()).toMatchObject({
    name: 'Uplink Academy',
    short_name: 'Uplink',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#f5f7fa',
    background_color: '#f5f7fa',
  });
});

test('each icon is there in the size the manifest says, some of them for any shape', () => {
  const { icons } = webManifest();
  expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable', 'maskable']);
  for (const { src, sizes } of icons) {
    const file = new URL(`../../public${src}`, import.meta.url);
    expect(existsSync(file), src).toBe(true);
    const header = readFileSync(file);
    expect(`${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('tokens that moved are told of when the portal is built, not by a colour that is missing', () => {
  const css = '--n-1: #ffffff; --n-2: #000000; --ul-bg-canvas: var(--n-1); ';
  expect(canvasColours(`${css}--ul-bg-canvas: var(--n-2)`)).toEqual({
    light: '#ffffff',
    dark: '#000000',
  });
  expect(() => canvasColours(css)).toThrow(/no colour/);
});
