import { expect } from '@playwright/test';
import {
  demoKey,
  docs,
  freeLesson,
  isReady,
  openHost,
  siteOf,
  siteWith,
} from '../support/host-page.ts';
import { test } from '../support/journey.ts';

const snippetsIn = (language: string) =>
  [...docs.matchAll(new RegExp(`^ *\`\`\`${language}\\n(.*?)\`\`\``, 'gms'))].map(
    ([, code = '']) => code,
  );
const snippets = snippetsIn('html');
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
    const { errors, shift } = await openHost(page, baseURL, {
      html: `<!doctype html><title>Shop</title>${html}<p>Below</p>`,
    });
    await isReady(page, named ?? 'uplink-course');
    if (snippet.includes('min-height')) expect(await shift()).toBe(0);
    expect(errors).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('the script in the docs gives a lesson its next token', async ({ page, baseURL }) => {
  const [script = ''] = snippetsIn('js');
  // The example site signs for a lesson of its own at `/token`, as the script expects.
  const token = await (await page.request.get(`${siteOf(baseURL)}/token`)).text();
  const [, claims = ''] = token.split('.');
  const { lesson } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const element = `<uplink-lesson partner-key="KEY" course="ospf-in-practice" lesson="${lesson}" token="a.b.c" title="The lesson"></uplink-lesson>`;
  await openHost(page, baseURL, {
    html: siteWith(`<script>${script}</script>${element}`),
  });
  await isReady(page, 'uplink-lesson');
  await expect(
    page.frameLocator('iframe[title="The lesson"]').getByRole('button', { name: 'Finish lesson' }),
  ).toBeEnabled();
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
