import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { grant, newLearner, visitAs } from '../support/learner.ts';
import { openLesson, openTab } from '../support/open-lesson.ts';

test.use({ reducedMotion: 'reduce' });

test('a learner asks, the mentor is told and answers, the learner is told', {
  tag: '@gate',
}, async ({ office, page }) => {
  const { email } = await grant({ mentorOf: 'vlans-and-switching' });
  const learner = await newLearner(page.context(), { 'vlans-and-switching': 1 });
  const lesson = (await learner.lessons('vlans-and-switching'))[0];
  const title = `Does my laptop see the tag, ${Date.now()}?`;
  await page.goto(lesson?.path ?? '');
  await page.getByRole('tab', { name: /^Discussion/ }).click();
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await page.getByLabel('Your question in one line').fill(title);
  await page.getByLabel(/What you tried/).fill('My capture shows **no** `802.1Q` field.');
  await page.reload();
  await page.getByRole('button', { name: 'Continue your question' }).click();
  await page.getByRole('button', { name: 'Post question' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.locator('.ul-post strong')).toHaveText('no');
  await expect(page.getByRole('button', { name: 'Following' })).toBeVisible();

  const mentor = await visitAs(office, { email }, '/');
  await mentor.getByRole('button', { name: /^Notifications/ }).press('Enter');
  await mentor.getByText(`asked "${title}"`).click();
  await expect(mentor.getByRole('heading', { name: title })).toBeVisible();
  await mentor
    .getByRole('textbox', { name: 'Your response' })
    .fill('On an access port it is gone.');
  const isPosted = mentor.waitForResponse(/\/questions\/\d+\/responses$/);
  await mentor.getByRole('button', { name: 'Post response' }).click();
  await isPosted;
  await expect(mentor.getByText('On an access port it is gone.')).toBeVisible();

  await page.goto('/');
  await page.getByRole('button', { name: /^Notifications/ }).press('Enter');
  await page.getByText(`answered "${title}"`).click();
  await expect(page.getByText('On an access port it is gone.')).toBeVisible();
  await expect(page.getByText('Mentor', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'All questions' }).click();
  await expect(page.getByRole('link', { name: title })).toContainText('A mentor answered');
});

test('a question is asked, answered and followed by keys', async ({ page }) => {
  const { keys } = await openLesson(page, 4);
  const title = `By keys alone, ${Date.now()}?`;
  await openTab(page, keys, /^Discussion/);
  await keys.press(page.getByRole('button', { name: 'Ask a question' }));
  await keys.write(page.getByLabel('Your question in one line'), title);
  await keys.write(page.getByLabel(/What you tried/), 'No mouse here.');
  await keys.press(page.getByRole('button', { name: 'Post question' }));
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await keys.press(page.getByRole('button', { name: 'Following' }), 'Space');
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeFocused();
  await keys.write(page.getByRole('textbox', { name: 'Your response' }), 'I found it myself.');
  await keys.press(page.getByRole('button', { name: 'Post response' }));
  await expect(page.getByText('I found it myself.')).toBeVisible();
  await keys.press(page.getByRole('button', { name: 'All questions' }));
  await expect(page.getByRole('link', { name: new RegExp(title.slice(0, 24)) })).toBeVisible();
});
