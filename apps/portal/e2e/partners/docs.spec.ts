import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { demoKey, freeLesson, isReady, openHost } from '../support/host-page.ts';
import { test } from '../support/journey.ts';

const docs = readFileSync(new URL('../../../../docs/embeds.md', import.meta.url), 'utf8');
const snippets = [...docs.matchAll(/^ *```html\n(.*?)```/gms)].map(([, html = '']) => html);
const loader = '<script src="https://academy.example/loader/v1.js" async></script>';

test('each piece of HTML in the docs of embeds works as it is written', async ({
  page,
  baseURL,
}) => {
  const lesson = await freeLesson(page, baseURL);
  const versions = await (await page.request.get(`${baseURL}/loader/versions.json`)).json();
  const { exact, integrity } = versions['v1.js'];
  expect(snippets.length).toBeGreaterThan(2);
  for (const snippet of snippets) {
    const named = snippet.match(/uplink-[a-z]+(?= partner-key)/)?.[0];
    const shown = named
      ? snippet
      : `${snippet}<uplink-course partner-key="pk_demo" course="ospf-in-practice"></uplink-course>`;
    const html = (/<script/.test(shown) ? shown : loader + shown)
      .replaceAll('pk_demo', demoKey)
      .replaceAll('https://academy.example', baseURL ?? '')
      .replace('lesson="42"', `lesson="${lesson}"`)
      .replace('1.0.0.js', exact)
      .replace('sha384-…', integrity);
    const { errors } = await openHost(page, baseURL, {
      html: `<!doctype html><title>Shop</title>${html}`,
    });
    await isReady(page, named ?? 'uplink-course');
    expect(errors).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('a Custom HTML block of WordPress works as it is written', async ({ page, baseURL }) => {
  // WordPress wraps a block into its own element and comments, and keeps what is inside as it is.
  const block = `<!-- wp:html --><div class="wp-block-html">${loader.replace('https://academy.example', baseURL ?? '')}<uplink-course partner-key="KEY" course="ospf-in-practice"></uplink-course></div><!-- /wp:html -->`;
  const { errors } = await openHost(page, baseURL, {
    html: `<!doctype html><title>Blog</title>${block}`,
  });
  await isReady(page);
  expect(errors).toEqual([]);
});
