import { randomUUID } from 'node:crypto';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { answerAll } from '../support/answer-all.ts';
import { choose } from '../support/choices.ts';
import { test } from '../support/journey.ts';
import { chooseCountry } from '../support/places.ts';

/** The example site is served ten ports above the academy. */
function siteOf(baseURL: string | undefined): string {
  const url = new URL(baseURL ?? '');
  url.port = String(Number(url.port) + 10);
  return url.href;
}

/** By a key: a pointer would miss the button while the frame takes on the height of what it shows. */
const decline = (checkout: FrameLocator) =>
  checkout.getByRole('button', { name: 'No, thanks' }).press('Enter');

const frameOf = (page: Page) => page.frameLocator('iframe[title="Buy OSPF in Practice"]');

test('a visitor buys a course on a partner site', async ({ page, baseURL }) => {
  const email = `noor-${randomUUID()}@example.org`;
  await page.goto(siteOf(baseURL));
  const checkout = frameOf(page);
  const pay = checkout.getByRole('button', { name: 'Pay $149.00' });
  await expect(pay).toBeEnabled();
  await expect(page.locator('uplink-checkout')).toHaveAttribute('data-state', 'ready');
  await checkout.getByLabel('First name').fill('Noor');
  await checkout.getByLabel('Last name').fill('Bakker');
  await checkout.getByLabel('Email').fill(email);
  await checkout.getByLabel('Street').fill('12 Ring Road');
  await checkout.getByRole('textbox', { name: 'City' }).fill('Chicago');
  await checkout.getByLabel('Zip', { exact: true }).fill('60614');
  await chooseCountry(checkout, 'United States');
  await choose(
    checkout.getByRole('button', { name: /T-shirt size/ }),
    checkout.getByRole('option', { name: 'M', exact: true }),
  );
  const card = checkout.frameLocator('iframe[title="Card"]');
  await card.getByLabel('Card number').fill('4242424242424242');
  await card.getByLabel('Expires').fill('12 / 40');
  await card.getByLabel('Security code').fill('123');
  await card.getByLabel('Zip').fill('60614');
  await pay.click();
  await decline(checkout);
  await expect(checkout.getByText('Only the lab, then')).toBeVisible();
  await decline(checkout);
  await expect(checkout.getByText(`We sent an email to ${email}.`)).toBeVisible();
  await expect(page.getByText('Thank you for buying through Cable & Crew.')).toBeVisible();
});

test('a visitor finishes a free lesson on a partner site, without an account', {
  tag: '@gate',
}, async ({ page, baseURL }) => {
  await page.goto(siteOf(baseURL));
  const lesson = page.frameLocator('iframe[title="A lesson of OSPF in Practice"]');
  await expect(lesson.getByRole('heading', { level: 1, name: 'Rumours and maps' })).toBeVisible();
  await lesson.getByRole('button', { name: 'Finish lesson' }).press('Enter');
  await answerAll(lesson);
  await lesson.getByRole('button', { name: 'Submit answers' }).click();
  await expect(lesson.getByText(/of 4/).first()).toBeVisible();
  await expect(page.getByText('Lesson finished. Ready for the whole course?')).toBeVisible();
});

test('a visitor opens the next free lesson in the outline, and sees what comes with the full course', {
  tag: '@gate',
}, async ({ page, context, baseURL }) => {
  await page.goto(siteOf(baseURL));
  const frame = page.frameLocator('iframe[title="A lesson of OSPF in Practice"]');
  const outline = frame.getByRole('navigation', { name: 'Lessons of OSPF in Practice' });
  const next = outline.getByRole('link', { name: /^Your first OSPF process/ });
  await expect(outline.getByText('0 of 12 lessons done')).toBeVisible();
  await expect(outline.getByRole('link', { name: /^Rumours and maps/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const [, id] = /lessons\/(\d+)$/.exec((await next.getAttribute('href')) ?? '') ?? [];
  const heard = await page.evaluateHandle(() => {
    const events: [string, unknown][] = [];
    for (const name of ['uplink-step', 'uplink-closed'])
      addEventListener(name, (event) => events.push([name, (event as CustomEvent).detail]));
    return events;
  });
  await next.press('Enter');
  await expect(
    frame.getByRole('heading', { level: 1, name: 'Your first OSPF process' }),
  ).toBeFocused();
  await expect(next).toHaveAttribute('aria-current', 'page');
  await outline.getByRole('button', { name: /4 lessons with the full course/ }).press('Enter');
  await expect(outline.getByText('What a Hello says', { exact: true })).toBeVisible();
  await expect(outline.getByText('with the full course', { exact: true }).first()).toBeVisible();
  await expect(outline.getByRole('link', { name: /What a Hello says/ })).toHaveCount(0);
  const opening = context.waitForEvent('page');
  await frame.getByRole('link', { name: 'Unlock the course' }).press('Enter');
  await expect(await opening).toHaveURL(`${baseURL}/checkout/ospf-in-practice`);
  await expect
    .poll(() => heard.jsonValue())
    .toEqual([
      ['uplink-step', { step: 'lesson', id }],
      ['uplink-closed', {}],
    ]);
});

test('a lesson stays usable while its outline cannot be loaded', async ({ page, baseURL }) => {
  const error = { message: 'It broke.', reason: 'It broke.', code: 'internal', requestId: 'r' };
  await page.route('**/modules/*/outline', (route) => route.fulfill({ status: 500, json: error }));
  await page.goto(siteOf(baseURL));
  const frame = page.frameLocator('iframe[title="A lesson of OSPF in Practice"]');
  await expect(frame.getByText('This part could not be loaded')).toBeVisible({ timeout: 30_000 });
  await frame.getByRole('button', { name: 'Finish lesson' }).press('Enter');
  await expect(frame.getByRole('button', { name: 'Submit answers' })).toBeVisible();
});

test('a partner site whose key is wrong gets the reason and a link to the page', async ({
  page,
  baseURL,
}) => {
  await page.goto(siteOf(baseURL));
  const element = page.locator('uplink-checkout');
  await expect(element).toHaveAttribute('data-state', 'ready');
  await element.evaluate((node) => node.setAttribute('partner-key', 'pk_not_a_partner'));
  await expect(element.getByRole('alert')).toHaveText('This partner key is not valid.');
  const link = element.getByRole('link', { name: 'Open on Uplink Academy' });
  await expect(link).toHaveAttribute('href', `${baseURL}/checkout/ospf-in-practice`);
});

test('an element that is taken out and put back a hundred times leaves one frame', async ({
  page,
  baseURL,
}) => {
  await page.goto(siteOf(baseURL));
  const element = page.locator('uplink-checkout');
  await expect(element).toHaveAttribute('data-state', 'ready');
  await element.evaluate((node) => {
    const parent = node.parentElement;
    for (let round = 0; round < 100; round += 1) {
      node.remove();
      parent?.append(node);
    }
  });
  await expect(element).toHaveAttribute('data-state', 'ready');
  await expect(element.locator('iframe')).toHaveCount(1);
});
