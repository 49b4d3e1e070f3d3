import { expect, type Page, test } from '@playwright/test';
import { chooseFile } from './hands.ts';
import { type Keys, keysOf } from './keys.ts';
import { type Lesson, newLearner } from './learner.ts';
import { signIn } from './people.ts';

/*
 * By keyboard alone: learning and handing in. From sign-up to a level-up in whole-way.spec.ts, an exam in
 * exams.spec.ts, milestones in milestones.spec.ts, a rating in earned.spec.ts.
 */

test.use({ reducedMotion: 'reduce' });

const course = 'vlans-and-switching';

/** Opens a page of the nth lesson of the course, and goes to its content. */
async function openLesson(page: Page, number: number, address = (lesson: Lesson) => lesson.path) {
  const learner = await newLearner(page.context(), { [course]: number - 1 });
  const lesson = (await learner.lessons(course))[number - 1];
  if (!lesson) throw new Error(`The course has no lesson ${number}.`);
  if (address(lesson) !== lesson.path) await learner.finish(lesson);
  const keys = keysOf(page);
  await page.goto(address(lesson));
  await keys.skipToContent();
  return { keys, learner, lesson };
}

/** From tab to tab by the arrows. */
async function openTab(page: Page, keys: Keys, name: RegExp) {
  await keys.reach(page.getByRole('tab', { selected: true }));
  const tab = page.getByRole('tab', { name });
  await expect(tab).toBeVisible();
  for (let count = 0; count < 6; count += 1) {
    if ((await tab.getAttribute('aria-selected')) === 'true') break;
    await page.keyboard.press('ArrowRight');
  }
  await expect(tab).toBeFocused();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

test('a course is searched, filtered, opened and started by keys', async ({ context, page }) => {
  await newLearner(context, { [course]: 9, 'ospf-in-practice': 0 });
  const keys = keysOf(page);
  await page.goto('/courses');
  await keys.skipToContent();
  await keys.write(page.getByRole('searchbox', { name: 'Search courses' }), 'ospf');
  await expect(page).toHaveURL(/ospf/);
  await keys.press(page.getByRole('radio', { name: 'All levels' }), 'ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/level=/);
  await keys.press(page.getByRole('main').getByRole('link', { name: /^Course OSPF/ }));
  await expect(page.getByRole('heading', { level: 1, name: 'OSPF in Practice' })).toBeFocused();
  await keys.press(page.getByRole('button', { name: 'Start learning' }));
  await expect(page).toHaveURL(/\/lessons\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a video is played, moved in and told about by keys', async ({ page }) => {
  const { keys } = await openLesson(page, 5);
  const second = () =>
    page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  await page.keyboard.press('5');
  await expect.poll(second).toBeGreaterThan(20);
  await page.keyboard.press('Home');
  await keys.press(page.getByRole('slider', { name: 'Position' }), 'ArrowRight');
  await expect.poll(second).toBe(5);
  await keys.press(page.getByRole('button', { name: 'Mute', exact: true }), 'Space');
  await expect(page.getByRole('button', { name: 'Sound on' })).toBeFocused();
  await keys.press(page.getByRole('button', { name: 'Play', exact: true }));
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
  await page.keyboard.press('k');
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await expect(play).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await keys.leave(page.getByRole('dialog'), play);
});

test('the transcript is searched and followed by keys', async ({ page }) => {
  const { keys } = await openLesson(page, 5);
  await openTab(page, keys, /^Transcript/);
  const lines = page.getByRole('tabpanel').getByRole('listitem').getByRole('button');
  await keys.press(lines.nth(2));
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(1);
});

test('a note is taken, changed and deleted by keys', async ({ page }) => {
  const { keys } = await openLesson(page, 4);
  await openTab(page, keys, /^Notes/);
  await keys.press(page.getByRole('button', { name: 'New note' }));
  await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused();
  await page.keyboard.type('Trunk first');
  await expect(page.getByText(/Draft saved at/)).toBeVisible();
  await keys.press(page.getByRole('button', { name: 'Done', exact: true }));
  const edit = page.getByRole('button', { name: 'Edit note' });
  await expect(edit).toBeFocused();
  await page.keyboard.press('Enter');
  await keys.write(page.getByRole('textbox', { name: 'Note' }), 'Access port first');
  await keys.press(page.getByRole('button', { name: 'Done', exact: true }));
  await expect(page.getByText('Access port first')).toBeVisible();
  await keys.press(page.getByRole('button', { name: 'Delete note' }));
  await expect(page.getByText('No notes yet')).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await page.keyboard.press('F6');
  await keys.press(undo);
  await expect(page.getByText('Access port first')).toBeVisible();
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

test('a lesson is saved to a playlist by keys', async ({ page }) => {
  const { keys } = await openLesson(page, 4);
  const save = page.getByRole('button', { name: 'Save to a playlist' });
  const dialog = page.getByRole('dialog', { name: 'Save this lesson' });
  await keys.press(save);
  await keys.write(dialog.getByRole('textbox', { name: 'New playlist' }), 'For later');
  await keys.press(dialog.getByRole('button', { name: 'Make playlist' }));
  const box = dialog.getByRole('checkbox', { name: 'For later' });
  await expect(box).toBeChecked();
  await keys.press(box, 'Space');
  await expect(box).not.toBeChecked();
  await keys.leave(dialog, save);
});

test('a quiz is answered by keys', async ({ page }) => {
  const { keys } = await openLesson(page, 2, ({ path }) => `${path}/quiz`);
  await page.getByRole('button', { name: 'Submit answers' }).waitFor();
  for (const group of await page.getByRole('radiogroup').all()) {
    await keys.press(group.getByRole('radio').first(), 'ArrowDown');
    await expect(group.getByRole('radio').nth(1)).toBeChecked();
  }
  for (const group of await page.getByRole('group').all()) {
    const box = group.getByRole('checkbox').first();
    if ((await box.count()) > 0) await keys.press(box, 'Space');
  }
  for (const blank of await page.getByLabel(/^Blank of question/).all())
    await keys.write(blank, 'a frame');
  await keys.press(page.getByRole('button', { name: 'Submit answers' }));
  await expect(page).toHaveURL(/\/quizzes\/\d+\/submissions\/\d+$/);
});

const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };

/** Chooses the file of a homework and waits until it is stored. */
async function upload(page: Page, keys: Keys) {
  const choose = page.getByRole('button', { name: 'choose files', exact: true });
  await chooseFile(choose, plan, () => keys.press(choose));
  await expect(page.getByText(/, uploaded$/)).toBeVisible();
}

test('homework is uploaded, taken back and handed in by keys', async ({ page }) => {
  const { keys } = await openLesson(page, 4, ({ path }) => `${path}/homework`);
  await upload(page, keys);
  await keys.press(page.getByRole('button', { name: 'Remove plan.pdf' }));
  await expect(page.getByText(/, uploaded$/)).toBeHidden();
  await upload(page, keys);
  await keys.write(page.getByLabel('Message'), 'Is port 9 a trunk?');
  await keys.press(page.getByRole('button', { name: 'Submit homework' }));
  await expect(page.getByText('Pending approval').first()).toBeVisible();
});

test('a worksheet is filled in by keys, and leads to what is missing', async ({ page }) => {
  const { keys } = await openLesson(page, 7, ({ path }) => `${path}/homework`);
  const submit = page.getByRole('button', { name: 'Submit homework' });
  await page.getByRole('checkbox').first().waitFor();
  await keys.press(submit);
  await expect(page.getByText(/items are still empty/)).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) {
    await keys.press(box, 'Space');
    await expect(box).toBeChecked();
  }
  for (const blank of await page.getByLabel(/^Blank \d/).all()) await keys.write(blank, '00:1b');
  for (const text of await page.getByRole('main').getByRole('textbox', { name: /\?$/ }).all())
    await keys.write(text, 'Only its own network.');
  await keys.press(submit);
  await expect(page.getByText('Pending approval').first()).toBeVisible();
});

test('a mentor finds work and sends it back by keys', async ({ browser, page }) => {
  const { keys, learner } = await openLesson(page, 4, ({ path }) => `${path}/homework`);
  await upload(page, keys);
  await keys.press(page.getByRole('button', { name: 'Submit homework' }));
  await expect(page.getByText('Pending approval').first()).toBeVisible();
  const { data } = await learner.read<{
    data: { homeworkId: number; submissionId: number | null }[];
  }>('/me/homeworks');
  const sent = data.find(({ submissionId }) => submissionId !== null);

  const office = await browser.newContext({ reducedMotion: 'reduce' });
  const mentor = await office.newPage();
  const hands = keysOf(mentor);
  await signIn(mentor, 'daniel', `/inbox/homework?user=${learner.id}`);
  await hands.skipToContent();
  const address = `/homeworks/${sent?.homeworkId}/submissions/${sent?.submissionId}`;
  await hands.press(mentor.getByRole('main').locator(`a[href^="${address}"]`));
  await hands.write(mentor.getByLabel('Message'), 'Look at port 9 again.');
  await hands.press(mentor.getByRole('button', { name: 'Ask for a revision' }));
  await expect(mentor.getByText('Needs revision').first()).toBeVisible();
  await expect(page.getByText('Look at port 9 again.').first()).toBeVisible();
  await office.close();
});
