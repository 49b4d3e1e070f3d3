import { expect, type Page } from '@playwright/test';
import { type Hands, keyboard } from '../support/hands.ts';
import { test } from '../support/journey.ts';
import { grant, visitAs } from '../support/learner.ts';

const password = 'Patch-panel-7';

const plan = {
  name: 'plan.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4 plan'),
};

/** Everything before the project, and 50 points short of a level. */
const bought = {
  'vlans-and-switching': 9,
  'ospf-in-practice': 12,
  'access-lists-and-firewalls': 8,
  'reading-the-wire': 6,
  'two-site-wan': 0,
};

const hands = keyboard;

test('from sign-up to a level-up, by keyboard alone', { tag: '@gate' }, async ({
  office,
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const email = `ines-${Date.now()}@example.org`;
  await test.step('sign up, confirm, sign in', () => signUp(page, hands, email));
  const { id } = await grant({ email, products: bought });

  await test.step('find the product and start it', async () => {
    await page.reload();
    await hands.press(page.getByRole('link', { name: 'Projects', exact: true }).first());
    await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
    await hands.press(page.getByRole('main').getByRole('link', { name: 'Two-Site WAN' }));
    await hands.press(page.getByRole('button', { name: 'Start learning' }));
    await expect(
      page.getByRole('heading', { level: 1, name: 'The brief and the address plan' }),
    ).toBeVisible();
  });
  await test.step('watch the lesson', () => watch(page, hands));
  await test.step('answer the quiz', () => answer(page, hands));
  await test.step('hand in the homework', async () => {
    await hands.press(page.getByRole('link', { name: 'Go to the homework' }));
    await hands.upload(page.getByRole('button', { name: 'choose files', exact: true }), plan);
    await expect(page.getByText(/, uploaded$/)).toBeVisible();
    await hands.press(page.getByRole('button', { name: 'Submit homework' }));
    await expect(page.getByText('Pending approval').first()).toBeVisible();
  });

  const second = await context.newPage();
  await second.goto('/courses');
  await expect(second.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
  await page.bringToFront();
  await test.step('the mentor accepts it', async () => {
    const reviewer = { mentorOf: 'two-site-wan' };
    const mentor = await visitAs(office, reviewer, `/inbox/homework?user=${id}`);
    const work = mentor.getByRole('link', { name: /^The address plan/ });
    await hands.press(mentor.getByRole('row').filter({ has: work }));
    await hands.press(mentor.getByRole('button', { name: 'Accept homework' }));
    await expect(mentor.getByText('Complete').first()).toBeVisible();
  });

  await test.step('done, a level reached, the next lesson open', async () => {
    await expect(page.getByRole('dialog', { name: 'Level 2' })).toBeVisible();
    await hands.press(page.getByRole('button', { name: 'Keep learning' }));
    await expect(page.getByText('Complete').first()).toBeVisible();
    await hands.press(page.getByRole('link', { name: 'Back to the lesson' }));
    await hands.press(page.getByRole('link', { name: 'Next lesson' }));
    await expect(
      page.getByRole('heading', { level: 1, name: 'Building the two sites' }),
    ).toBeVisible();
  });
  await test.step('the other tab has heard of it', async () => {
    await second.bringToFront();
    await second.keyboard.press('Escape');
    await expect(second.getByText("You've got new notifications!")).toBeVisible();
    await expect(second.getByRole('link', { name: /level 2/ })).toBeVisible();
    await hands.press(second.getByRole('button', { name: 'VIEW NOTIFICATIONS' }));
    await hands.press(
      second.getByRole('link', { name: /You finished The brief and the address plan/ }),
    );
    await expect(second).toHaveURL(/\/projects\/two-site-wan\//);
  });
});

async function signUp(page: Page, hands: Hands, email: string) {
  await page.goto('/zte/signup');
  await hands.press(page.getByRole('button', { name: 'Create your account' }));
  await hands.write(page.getByLabel('First name'), 'Ines');
  await hands.write(page.getByLabel('Last name'), 'Duarte');
  await hands.write(page.getByLabel('Email'), email);
  await hands.write(page.getByLabel('Password'), password);
  await hands.press(page.getByRole('button', { name: 'Create account' }));
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.goto('/mail');
  const mail = page.locator('p').filter({ hasText: email });
  await hands.press(mail.getByRole('link', { name: 'Confirm your email address' }));
  await hands.press(page.getByRole('link', { name: /confirm_email/ }));
  await expect(page.getByRole('heading', { name: 'Email Confirmed!' })).toBeVisible();
  await hands.press(page.getByRole('link', { name: 'Log in' }));
  await hands.write(page.getByLabel('Email'), email);
  await hands.write(page.getByLabel('Password'), password);
  await hands.press(page.getByRole('button', { name: 'Sign in' }));
  await expect(page.getByRole('heading', { level: 1, name: /Network Engineer/ })).toBeVisible();
}

/** The video really runs, and the server hears how far. */
async function watch(page: Page, hands: Hands) {
  const position = () =>
    page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  await hands.press(page.getByRole('button', { name: 'Play', exact: true }));
  await expect.poll(position, { timeout: 15_000 }).toBeGreaterThan(2);
  const reported = page.waitForResponse(
    (response) => /\/me\/modules\/\d+\/stats$/.test(response.url()) && response.ok(),
  );
  await hands.press(page.getByRole('button', { name: 'Pause', exact: true }));
  await reported;
  await hands.press(page.getByRole('button', { name: 'Finish lesson' }));
}

async function answer(page: Page, hands: Hands) {
  const submit = page.getByRole('button', { name: 'Submit answers' });
  await expect(submit).toBeVisible();
  for (const group of await page.getByRole('radiogroup').all())
    await hands.pick(group.getByRole('radio').first());
  for (const group of await page.getByRole('group').all()) {
    const boxes = group.getByRole('checkbox');
    if ((await boxes.count()) > 0) await hands.pick(boxes.first());
  }
  for (const blank of await page.getByLabel(/^Blank in question/).all())
    await hands.write(blank, 'something');
  await hands.press(submit);
  await expect(page).toHaveURL(/\/quizzes\/\d+\/submissions\/\d+$/);
  await expect(page.getByText('Why.').first()).toBeVisible();
}
