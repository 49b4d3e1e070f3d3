import { expect, test } from '@playwright/test';
import { fileInput } from './hands.ts';
import { newLearner } from './learner.ts';
import { signIn } from './people.ts';

test('files are checked, uploaded, renamed, handed in and opened by the mentor', async ({
  browser,
  context,
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

  const mentorContext = await browser.newContext();
  const mentor = await mentorContext.newPage();
  await signIn(mentor, 'daniel', `/inbox/homework?user=${learner.id}`);
  await mentor.getByRole('link', { name: /Build an office with three VLANs/ }).click();
  const [download] = await Promise.all([
    mentor.waitForEvent('download'),
    mentor.getByRole('button', { name: 'Download plan.pdf' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('plan.pdf');
  await mentor.getByRole('button', { name: 'Ask for a revision' }).click();
  await expect(page.getByText('Needs revision').first()).toBeVisible();
  await mentorContext.close();
});
