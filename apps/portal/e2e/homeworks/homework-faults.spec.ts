import { expect, type Page } from '@playwright/test';
import { expectTold, type Fault, faults, openUnder } from '../support/faults.ts';
import { fileInput, tick } from '../support/hands.ts';
import { test } from '../support/journey.ts';
import { type Learner, type Lesson, newLearner } from '../support/learner.ts';

test.use({ isFreshBrowser: true });

interface Homework {
  status: string;
  formDraft: { value: Record<string, string> } | null;
  submissions: {
    version: number;
    files: { name: string }[];
    messages: { message: string }[];
  }[];
}

const plan = {
  name: 'plan.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4 plan'),
};

const unsaved = /Not saved\.|are kept here|changed elsewhere/;

const notSent =
  /cannot be reached|broke on our side|too long to answer|has stalled|could not be (sent|stored)/;

const saved = /^Draft saved at/;

async function begin(page: Page, learner: Learner, number: number) {
  const lesson = (await learner.lessons('vlans-and-switching'))[number - 1];
  if (!lesson) throw new Error(`The course has no lesson ${number}.`);
  await learner.finish(lesson);
  await page.clock.install();
  return {
    lesson,
    read: () => learner.read<Homework>(`/me/modules/${lesson.id}/homework`),
  };
}

for (const fault of faults) {
  // Without a network, or a session, an upload waits and goes on by itself.
  const isWaiting = fault.name === 'offline' || fault.goesOn;

  test(`homework with files and ${fault.name}: what was uploaded stays, nothing false is said`, async ({
    context,
    page,
  }) => {
    const learner = await newLearner(context, { 'vlans-and-switching': 3 });
    const { lesson, read } = await begin(page, learner, 4);
    const uploaded = page.getByText(/, uploaded$/);
    await test.step('open', () => openHomework(page, fault, learner, lesson));
    await test.step('message', () => sendMessage(page, fault, learner, read));

    const uploadSteps = { 'the signed form': '**/uploads/parameters', 'the post': '**/storage/**' };
    for (const [step, calls] of Object.entries(uploadSteps)) {
      // The post goes to the storage, which knows no session.
      if (fault.goesOn && step === 'the post') continue;
      await test.step(step, async () => {
        await fault.begin(page, calls);
        await fileInput(page).setInputFiles([plan]);
        if (fault.name !== 'offline')
          await expectTold(page.getByRole('main').getByText(notSent), fault);
        await expect(uploaded).toBeHidden();
        await expect(
          page.getByRole('button', { name: 'Submit homework', includeHidden: true }),
        ).toBeDisabled();
        await fault.end(page, calls, learner);
        if (!isWaiting) await page.getByRole('button', { name: 'Try again plan.pdf' }).click();
        await expect(uploaded).toBeVisible();
        if (step === 'the signed form' && !fault.goesOn)
          await page.getByRole('button', { name: 'Remove plan.pdf' }).click();
      });
    }
    await test.step('hand in', async () => {
      await handIn(page, { fault, learner }, read, () => expect(uploaded).toBeVisible());
      const { submissions } = await read();
      expect(submissions[0]?.files.map(({ name }) => name)).toEqual(['plan.pdf']);
    });
  });

  test(`a worksheet and ${fault.name}: nothing is lost, nothing false is called saved`, {
    tag: fault.name === 'offline' ? '@gate' : [],
  }, async ({ context, page }) => {
    const learner = await newLearner(context, { 'vlans-and-switching': 6 });
    const { lesson, read } = await begin(page, learner, 7);
    await page.goto(`${lesson.path}/homework`);
    const ticks = page.getByRole('checkbox');
    const texts = page.locator('main').getByRole('textbox', { name: /\?$/ });
    const blanks = page.getByLabel(/^Blank \d/);
    await test.step('checklist, open answer, blanks', async () => {
      await ticks.first().waitFor();
      await fault.begin(page, '**/me/drafts/*');
      for (const box of await ticks.all()) await tick(box);
      for (const blank of await blanks.all()) await blank.fill('00:1b');
      for (const text of await texts.all()) await text.fill('Only its own network.');
      await expectTold(page.getByText(unsaved), fault);
      await expect(page.getByText(saved)).toBeHidden();
      if (!fault.isDone) expect((await read()).formDraft).toBeNull();
      await fault.end(page, '**/me/drafts/*', learner);
      await page.reload();
      await ticks.first().waitFor();
      for (const box of await ticks.all()) await expect(box).toBeChecked();
      for (const blank of await blanks.all()) await expect(blank).toHaveValue('00:1b');
      for (const text of await texts.all()) await expect(text).toHaveValue('Only its own network.');
      await expect(page.getByText(saved)).toBeVisible({ timeout: 15_000 });
      expect(Object.keys((await read()).formDraft?.value ?? {})).toHaveLength(8);
    });
    await test.step('hand in', () =>
      handIn(page, { fault, learner }, read, async () => {
        await page.reload();
        if (!fault.isDone) await expect(ticks.first()).toBeChecked();
      }));
  });
}

type Read = () => Promise<Homework>;

/** From the lesson to its homework while the fault holds, and once more when it is over. */
async function openHomework(page: Page, fault: Fault, learner: Learner, lesson: Lesson) {
  await page.goto(lesson.path);
  const link = page.getByRole('link', { name: /^Homework/ }).first();
  await openUnder(fault, learner, link, `**/me/modules/${lesson.id}/homework`);
  await expect(page.getByRole('heading', { level: 1, name: /three VLANs/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /three VLANs/ })).toBeVisible();
}

async function sendMessage(page: Page, fault: Fault, learner: Learner, read: Read) {
  const calls = '**/me/homeworks/*/messages';
  const box = page.getByLabel('Message');
  await box.fill('Is port 9 a trunk?');
  await fault.begin(page, calls);
  await page.getByRole('button', { name: 'Send' }).click();
  if (fault.isDone) await expect(box).toHaveValue('');
  else {
    await expectTold(page.getByText(notSent), fault);
    expect((await read()).submissions.flatMap((one) => one.messages)).toEqual([]);
  }
  await fault.end(page, calls, learner);
  if (fault.goesOn) await expect(box).toHaveValue('');
  await page.reload();
  if (!fault.isDone && !fault.goesOn) {
    await expect(box).toHaveValue('Is port 9 a trunk?');
    await page.getByRole('button', { name: 'Send' }).click();
  }
  await expect
    .poll(async () => (await read()).submissions[0]?.messages.map(({ message }) => message))
    .toEqual(['Is port 9 a trunk?']);
  await expect(box).toHaveValue('');
}

/** Hands in while the fault holds, and once more from what `find` sees to be there still. */
async function handIn(
  page: Page,
  { fault, learner }: { fault: Fault; learner: Learner },
  read: Read,
  find: () => Promise<void>,
) {
  const calls = '**/me/homeworks/*';
  const pending = page.getByText('Pending approval').first();
  await fault.begin(page, calls);
  await page.getByRole('button', { name: 'Submit homework' }).click();
  if (fault.isDone) {
    // The page may hear of it by another call before it says that no answer came.
    await expectTold(page.getByText(notSent).or(pending), fault);
  } else {
    await expectTold(page.getByText(notSent), fault);
    await expect(pending).toBeHidden();
    expect((await read()).status).toBe('notSubmitted');
  }
  await fault.end(page, calls, learner);
  if (fault.isDone) await page.reload();
  else if (!fault.goesOn) {
    await find();
    await page.getByRole('button', { name: 'Submit homework' }).click();
  }
  await expect(pending).toBeVisible();
  await page.reload();
  await expect(pending).toBeVisible();
  expect((await read()).submissions[0]?.version).toBe(1);
}
