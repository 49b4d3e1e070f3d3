import { expect, type Page, test } from '@playwright/test';
import { fileInput } from './hands.ts';
import { type Learner, newLearner } from './learner.ts';

const plan = {
  name: 'plan.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4 plan'),
};

interface Homework {
  submissions: { files: { name: string }[] }[];
}

/** Opens the homework of files of a new learner. */
async function openHomework(
  page: Page,
): Promise<{ learner: Learner; read: () => Promise<Homework> }> {
  const learner = await newLearner(page.context(), { 'vlans-and-switching': 3 });
  const lesson = (await learner.lessons('vlans-and-switching'))[3];
  if (!lesson) throw new Error('The course has no fourth lesson.');
  await learner.finish(lesson);
  await page.goto(`${lesson.path}/homework`);
  return { learner, read: () => learner.read<Homework>(`/me/modules/${lesson.id}/homework`) };
}

const choose = (page: Page) => fileInput(page).setInputFiles([plan]);

test('an uploaded file is there after a reload and on another device, and is handed in', async ({
  browser,
  page,
}) => {
  const { learner, read } = await openHomework(page);
  const uploaded = page.getByText('13 B, uploaded');
  const isKept = page.waitForResponse((answer) => /\/me\/drafts\//.test(answer.url()));
  await choose(page);
  await expect(uploaded).toBeVisible();
  await isKept;
  await page.reload();
  await expect(page.getByText('plan.pdf')).toBeVisible();
  await expect(uploaded).toBeVisible();

  const otherDevice = await browser.newContext();
  const other = await otherDevice.newPage();
  await other.goto(page.url());
  await other.getByLabel('Email').fill(learner.email);
  await other.getByLabel('Password').fill(learner.password);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByText('13 B, uploaded')).toBeVisible();
  await other.getByRole('button', { name: 'Submit homework' }).click();
  await expect(other.getByText('Pending approval').first()).toBeVisible();
  expect((await read()).submissions[0]?.files.map(({ name }) => name)).toEqual(['plan.pdf']);
  await otherDevice.close();

  await page.reload();
  await page.getByRole('button', { name: 'Hand in another version' }).click();
  await expect(page.getByText('Choose at least one file.')).toBeVisible();
});

test('an upload goes on while another page of the portal is open', async ({ page }) => {
  await openHomework(page);
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/storage/**', async (route) => {
    await held;
    await route.continue();
  });
  await choose(page);
  await expect(page.getByText('One upload is still running.')).toBeVisible();
  const leave = async () => {
    await page.getByRole('link', { name: /^Back to the lesson/ }).click();
    await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
  };
  await leave();
  await page.goBack();
  await expect(page.getByText('One upload is still running.')).toBeVisible();
  await leave();
  goOn();
  await page.goBack();
  await expect(page.getByText('13 B, uploaded')).toBeVisible();
});

test('a sign-out that cannot reach the academy keeps the page and says so', async ({
  context,
  page,
}) => {
  await newLearner(context, {});
  await page.goto('/');
  const menu = page.getByRole('button', { name: /^Account menu/ });
  await menu.click();
  await context.setOffline(true);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText(/^You are still signed in\./)).toBeVisible();
  await context.setOffline(false);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
});
