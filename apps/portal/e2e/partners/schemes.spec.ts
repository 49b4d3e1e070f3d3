import { expect, type Page } from '@playwright/test';
import { courseElement, isReady, openHost, siteWith } from '../support/host-page.ts';
import { test } from '../support/journey.ts';

const sites = {
  light: '<style>:root{color-scheme:light;background:#fff;color:#111}</style><h1>',
  dark: '<style>:root{color-scheme:dark;background:#111;color:#eee}</style><h1>',
};
const schemes = ['light', 'dark'] as const;
const pairs = schemes.flatMap((site) => schemes.map((theme) => [site, theme] as const));

/** How light a point of the page looks, from 0 to 255. */
async function lightAt(page: Page, x: number, y: number): Promise<number> {
  const picture = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  return page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      context?.drawImage(image, 0, 0);
      const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
      return (red + green + blue) / 3;
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
}

for (const [site, theme] of pairs) {
  test(`a ${theme} frame looks ${theme} on a ${site} site, and neither changes the other`, async ({
    page,
    baseURL,
  }) => {
    const element = courseElement.replace('<uplink-course', `$& theme="${theme}"`);
    await openHost(page, baseURL, { html: siteWith(element).replace('<h1>', sites[site]) });
    await isReady(page);
    const html = page.frameLocator('iframe[title="The course"]').locator('html');
    await expect(html).toHaveAttribute('data-theme', theme);
    const box = await page.locator('uplink-course').boundingBox();
    if (!box) throw new Error('The element is not drawn.');
    const isLight = (light: number) => (light > 128 ? 'light' : 'dark');
    // A corner of the frame, and a corner of the site beside it.
    await expect.poll(async () => isLight(await lightAt(page, box.x + 4, box.y + 4))).toBe(theme);
    expect(isLight(await lightAt(page, 2, 2))).toBe(site);
    const words = await html.evaluate((node) => getComputedStyle(node.ownerDocument.body).color);
    const [red = 0] = (/\d+/.exec(words) ?? []).map(Number);
    expect(isLight(red)).not.toBe(theme);
  });
}
