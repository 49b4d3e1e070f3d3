import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { newLearner } from '../support/learner.ts';

const number = '3782 822463 10005';
const code = '9173';
const secrets = /378282246310005|"9173"/;

/** Everything that the academy's pages send, by whatever way: calls, forms, beacons and sockets. */
async function hearAll(page: Page): Promise<string[]> {
  const sent: string[] = [];
  await page.exposeFunction('hearSent', (text: string) => {
    sent.push(text);
  });
  await page.addInitScript(
    (academy) => {
      const at = '2026-11-01T12:00:00.000Z';
      if (location.origin !== academy) return;
      localStorage.setItem('uplink.consent', JSON.stringify({ choice: 'all', version: 1, at }));
      const hear = (text: string) =>
        (Reflect.get(window, 'hearSent') as (text: string) => void)(text);
      const text = (body: unknown) =>
        typeof body === 'string' ? Promise.resolve(body) : new Response(body as BodyInit).text();
      const { fetch } = window;
      window.fetch = async (input, init) => {
        const request = new Request(input, init);
        void request
          .clone()
          .text()
          .then((body) => hear(`${request.method} ${request.url} ${body}`));
        return fetch(request);
      };
      const { sendBeacon } = navigator;
      navigator.sendBeacon = (url, body) => {
        void text(body).then((said) => hear(`BEACON ${url} ${said}`));
        return sendBeacon.call(navigator, url, body);
      };
      const { send } = WebSocket.prototype;
      WebSocket.prototype.send = function (body) {
        void text(body).then((said) => hear(`SOCKET ${this.url} ${said}`));
        return send.call(this, body);
      };
    },
    new URL(test.info().project.use.baseURL ?? '').origin,
  );
  return sent;
}

test('of a card that is typed nothing leaves the provider’s frame: no call, no socket and no recording has it', async ({
  context,
  page,
}) => {
  const sent = await hearAll(page);
  const byBrowser: { url: string; body: string }[] = [];
  page.on('request', (request) => {
    byBrowser.push({ url: request.url(), body: request.postData() ?? '' });
  });
  await newLearner(context, {}, { isRecorded: true });
  await page.goto('/courses/vlans-and-switching');
  await page.getByRole('button', { name: 'Purchase' }).click();
  const dialog = page.getByRole('dialog');
  const frame = dialog.locator('iframe[title="Card"]');
  const provider = new URL((await frame.getAttribute('src')) ?? '', page.url()).origin;
  const card = frame.contentFrame();
  await card.getByLabel('Card number').fill(number);
  await card.getByLabel('Expires').fill('12 / 40');
  await card.getByLabel('Security code').fill(code);
  await card.getByLabel('Zip').fill('60614');
  await dialog.getByRole('button', { name: 'Pay $149.00' }).click();
  await dialog.getByRole('button', { name: 'Start learning' }).click();
  await expect(page).toHaveURL('/courses/vlans-and-switching');
  await page.getByRole('link', { name: 'Courses' }).first().click();
  await expect
    .poll(() => sent.filter((text) => /recordings\//.test(text)).length, { timeout: 20_000 })
    .toBeGreaterThan(0);

  const bare = (text: string) => text.replace(/[\s-]/g, '');
  const order = sent.find((text) => /^POST .*\/me\/modules/.test(text));
  expect(order).toContain('dueToday');
  expect(sent.filter((text) => secrets.test(bare(text)))).toEqual([]);
  const toProvider = byBrowser.filter(({ url }) => new URL(url).origin === provider);
  expect(toProvider.some(({ body }) => secrets.test(bare(body)))).toBe(true);
  const toOthers = byBrowser.filter(({ url }) => new URL(url).origin !== provider);
  expect(toOthers.filter(({ url, body }) => secrets.test(bare(url + body)))).toEqual([]);
});
