import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { newLearner, visitAs } from '../support/learner.ts';

test.use({ reducedMotion: 'reduce' });

/** Opens the console of a device and enters lines there. */
async function enter(page: Page, device: string, ...lines: string[]) {
  await page.getByRole('tab', { name: device, exact: true }).click();
  const line = page.getByRole('textbox', { name: new RegExp(`^${device}, `) });
  for (const text of lines) {
    await line.fill(text);
    await line.press('Enter');
    await expect(line).toHaveValue('');
  }
}

test('a lab in stages opens one stage after the other, and goes on on another device', async ({
  context,
  office,
  page,
}) => {
  const learner = await newLearner(context, { 'networks-from-zero': 1 });
  await page.goto('/practice-labs');
  await page.getByRole('button', { name: 'Launch lab: Open a branch' }).click();
  await page.getByRole('button', { name: 'Launch lab', exact: true }).click();
  const stages = page.getByRole('list', { name: 'Stages' });
  const open = stages.getByRole('listitem').and(page.locator('[aria-current=step]'));
  await expect(open).toContainText('Stage 1 of 4: Two groups on the switch');

  const ports = ['int f0/1', 'switchport access vlan 10', 'int f0/2', 'switchport access vlan 20'];
  await enter(page, 'SW1', 'configure terminal', 'vlan 10', 'vlan 20', ...ports);
  await page.getByRole('button', { name: 'Check this stage' }).click();
  await expect(page.getByText('Goal 3 not met')).toBeVisible();
  await expect(open).toContainText('Stage 1 of 4');

  const allowed = 'switchport trunk allowed vlan 10,20';
  await enter(page, 'SW1', 'int g0/1', 'switchport mode trunk', allowed);
  await page.getByRole('button', { name: 'Check this stage' }).click();
  await expect(page.getByText('Stage done. Next: A router between them.')).toBeVisible();
  await expect(open).toContainText('Stage 2 of 4');

  await enter(page, 'R1', 'conf t', 'int g0/0', 'no shutdown');
  await expect(page.getByText(/^Draft saved at/)).toBeVisible();
  const other = await visitAs(office, { email: learner.email }, page.url());
  await expect(other.getByText('no shutdown')).toBeVisible();
  await other.getByRole('tab', { name: 'SW1', exact: true }).click();
  await expect(other.getByText(allowed)).toBeVisible();
});

test('an exam prep draws exercises, runs by the clock, and gives a result', async ({
  context,
  page,
}) => {
  await newLearner(context, { 'networks-from-zero': 1 });
  await page.goto('/practice-labs');
  await page.getByRole('button', { name: 'Launch lab: Practical exam prep' }).click();
  await page.getByRole('button', { name: 'Launch lab', exact: true }).click();
  await expect(page).toHaveURL('/exam/practical-exam-prep');
  await page.getByRole('button', { name: 'Start the exam' }).click();
  await expect(page.getByRole('timer', { name: 'Time left' })).toBeVisible();
  await expect(page.getByText('0 of 6 answered')).toBeVisible();
  // Goals aren't shown, and nothing is checked before it is handed in.
  await expect(page.getByRole('heading', { name: 'Goals' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Check' })).toHaveCount(0);
  // The six are drawn: a field that is neither a list nor a console belongs to one about addresses.
  const address = page.getByRole('textbox', { name: /^(?!Lines of |[A-Z]+\d+, )/ }).first();
  await address.fill('10.0.0.1');
  await expect(page.getByText('1 of 6 answered')).toBeVisible();
  await page.getByRole('button', { name: 'Hand in' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click();
  await expect(page).toHaveURL('/exam/practical-exam-prep/results');
  await expect(page.getByText('Not passed').first()).toBeVisible();
});
