import { expect, type Page } from '@playwright/test';
import { fileInput } from '../support/hands.ts';
import { test } from '../support/journey.ts';
import { type Learner, visitAs } from '../support/learner.ts';
import { openLesson } from '../support/open-lesson.ts';

const config = (...lines: string[]) => ({
  name: 'plan.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(`${lines.join('\n')}\n`),
});

/** Hands the homework on a page in, with a file. */
async function handIn(page: Page, file: ReturnType<typeof config>) {
  await fileInput(page).setInputFiles([file]);
  await expect(page.getByText(/, uploaded$/)).toBeVisible();
  await page.getByRole('button', { name: /^Submit (homework|again)$/ }).click();
  await expect(page.getByText('Pending approval').first()).toBeVisible();
}

async function findSubmission(learner: Learner): Promise<number> {
  const { data } = await learner.read<{ data: { submissionId: number | null }[] }>('/me/homeworks');
  return data.find(({ submissionId }) => submissionId !== null)?.submissionId ?? 0;
}

test('a mentor comments on a line, sends work back, compares the next attempt and accepts it by keys', {
  tag: '@gate',
}, async ({ office, page }) => {
  const { learner } = await openLesson(page, 4, ({ path }) => `${path}/homework`);
  await handIn(page, config('vlan 10', ' name office', 'vlan 20'));
  const open = `homework-${await findSubmission(learner)}-${learner.id}`;

  const address = `/desk?kind=homework&age=fresh&open=${open}`;
  const desk = await visitAs(office, { mentorOf: 'vlans-and-switching' }, address);
  await desk.emulateMedia({ reducedMotion: 'reduce' });
  const { keyboard } = desk;
  await expect(desk.getByRole('group', { name: 'plan.txt' })).toBeVisible();
  await test.step('a comment on the third line', async () => {
    for (let line = 0; line < 3; line += 1) await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    const words = desk.getByRole('textbox', { name: 'Comment on line 3' });
    await expect(words).toBeFocused();
    await keyboard.type('Which name has it?');
    await keyboard.press('Control+Enter');
    await expect(words).toBeHidden();
    await expect(desk.getByText('1 comment will be sent with your decision.')).toBeVisible();
  });
  await test.step('sent back, taken back, and sent back again', async () => {
    await keyboard.press('r');
    await expect(desk.getByText(/^Sent back\. /)).toBeVisible();
    await keyboard.press('u');
    await expect(desk.getByText('Undone. Nothing was sent.')).toBeVisible();
    await expect(desk.getByText('1 comment will be sent with your decision.')).toBeVisible();
    await keyboard.press('r');
    await expect(desk.getByText(/^Sent back\. /)).toBeVisible();
    await expect(desk.getByText(/^Sent back\. /)).toBeHidden({ timeout: 20_000 });
  });

  await page.reload();
  await expect(page.getByText('Which name has it?')).toBeVisible();
  await expect(page.getByText('plan.txt, line 3 of attempt 1', { exact: false })).toBeVisible();
  await handIn(page, config('vlan 10', ' name office', 'vlan 20', ' name guests'));

  await desk.goto(address);
  await expect(
    desk.getByRole('group', { name: 'plan.txt, compared with attempt 1' }),
  ).toBeVisible();
  const accept = desk.getByRole('button', { name: 'Accept and next' });
  await expect(accept).toBeDisabled();
  const settle = desk.getByRole('button', { name: 'Mark as fixed: Which name has it?' });
  await settle.focus();
  await keyboard.press('Enter');
  await expect(accept).toBeEnabled();
  await keyboard.press('a');
  await expect(desk.getByText(/^Accepted\. /)).toBeVisible();
  await expect
    .poll(
      () =>
        learner
          .read<{ data: { status: string }[] }>('/me/homeworks?status=complete')
          .then(({ data }) => data.length),
      {
        timeout: 30_000,
      },
    )
    .toBeGreaterThan(0);
});
