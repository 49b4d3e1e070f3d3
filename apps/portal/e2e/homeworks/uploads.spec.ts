import { expect, type Page } from '@playwright/test';
import { fileInput } from '../support/hands.ts';
import { test } from '../support/journey.ts';
import { type Learner, newLearner, visitAs } from '../support/learner.ts';

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

test('an uploaded file is there after a reload and on another device, and is handed in', {
  tag: '@gate',
}, async ({ office, page }) => {
  const { learner, read } = await openHomework(page);
  const uploaded = page.getByText('13 B, uploaded');
  const isKept = page.waitForResponse((answer) => /\/me\/drafts\//.test(answer.url()));
  await choose(page);
  await expect(uploaded).toBeVisible();
  await isKept;
  await page.reload();
  await expect(page.getByText('plan.pdf')).toBeVisible();
  await expect(uploaded).toBeVisible();

  const other = await visitAs(office, { email: learner.email }, page.url());
  await expect(other.getByText('13 B, uploaded')).toBeVisible();
  await other.getByRole('button', { name: 'Submit homework' }).click();
  await expect(other.getByText('Pending approval').first()).toBeVisible();
  expect((await read()).submissions[0]?.files.map(({ name }) => name)).toEqual(['plan.pdf']);

  await page.reload();
  await page.getByRole('button', { name: 'Hand in a new version' }).click();
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

test('files are checked, uploaded, renamed, handed in and opened by the mentor', async ({
  context,
  office,
  page,
}) => {
  const learner = await newLearner(context, { 'vlans-and-switching': 3 });
  const lesson = (await learner.lessons('vlans-and-switching'))[3];
  await page.goto(`${lesson?.path}/homework`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Build an office with three VLANs',
  );
  const chooser = fileInput(page);
  await chooser.setInputFiles([
    { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 plan') },
    { name: 'tool.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
  ]);
  await expect(page.getByText(/13 B, uploaded/)).toBeVisible();
  await expect(page.getByText(/This kind of file is not accepted/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove tool.exe' }).click();
  await chooser.setInputFiles([
    { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 other') },
  ]);
  await expect(page.getByText('Repeated file name found')).toBeVisible();
  await page.getByRole('button', { name: 'Rename plan.pdf' }).click();
  await expect(page.getByText('plan-2.pdf', { exact: true })).toBeVisible();
  await expect(page.getByText('14 B, uploaded')).toBeVisible();
  // The line breaks once, while the second part of a large file is on it.
  let posts = 0;
  await page.route('**/storage/uplink', (route) => {
    posts += 1;
    return posts === 2 ? route.abort() : route.continue();
  });
  await chooser.setInputFiles([
    { name: 'trunk.pcapng', mimeType: 'application/octet-stream', buffer: Buffer.alloc(2e7) },
  ]);
  // The bytes pass this test on their way: a busy machine needs its time for them.
  await expect(page.getByText('Resuming at 83%', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('19 MB, uploaded')).toBeVisible();
  expect(posts).toBe(3);
  await page.getByRole('button', { name: 'Submit homework' }).click();
  await expect(page.getByText('Pending approval').first()).toBeVisible();

  const reviewer = { mentorOf: 'vlans-and-switching' };
  const mentor = await visitAs(office, reviewer, `/inbox/homework?user=${learner.id}`);
  await mentor.getByRole('link', { name: /Build an office with three VLANs/ }).click();
  const [download] = await Promise.all([
    mentor.waitForEvent('download'),
    mentor.getByRole('button', { name: 'Download plan.pdf' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('plan.pdf');
  await mentor.getByRole('button', { name: 'Ask for a revision' }).click();
  await expect(page.getByText('Needs revision').first()).toBeVisible();
});
