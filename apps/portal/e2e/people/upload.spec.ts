import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { signInAs } from '../support/learner.ts';

test.use({ reducedMotion: 'reduce' });

const header = 'given_name,surname,mail,mobile,role';
const lineCount = 2000;

/** A file of 2,000 people, every 50th of them with a fault: 40 in all, of five kinds. */
function plantedFile(mark: string): Buffer {
  const faulty: ((n: number) => string)[] = [
    (n) => `Ann,Number${n},${mark}${n}@people,,`,
    (n) => `Ann,Number${n},${mark}${n}@people.test,+39 06 555,`,
    (n) => `,Number${n},${mark}${n}@people.test,,`,
    (n) => `Ann,Number${n},${mark}1@people.test,,`,
    (n) => `Ann,Number${n},${mark}${n}@people.test,,root`,
  ];
  const lines = Array.from({ length: lineCount }, (_, index) => {
    const n = index + 1;
    const fault = n % 50 === 0 ? faulty[(n / 50) % faulty.length] : undefined;
    return fault?.(n) ?? `Ann,Number${n},${mark}${n}@people.test,,`;
  });
  return Buffer.from([header, ...lines].join('\n'));
}

test('support uploads 2,000 people with 40 faults: these are named by line, the others added once', async ({
  page,
}) => {
  // Jobs begin within a minute, and add some hundred accounts a second.
  test.setTimeout(240_000);
  const file = {
    name: 'intake.csv',
    mimeType: 'text/csv',
    buffer: plantedFile(`p${Date.now()}-`),
  };
  await signInAs(page.context(), { role: 'customerSupport' });
  await page.goto('/admin/users');
  await page.getByRole('link', { name: 'Upload CSV' }).click();
  await page.locator('input[type=file]').setInputFiles(file);

  await expect(page.getByRole('radio', { name: 'Faults 40' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'To be added 1,960' })).toBeVisible();
  const phone = page.getByRole('textbox', { name: 'mobile, line 51' });
  await expect(phone).toHaveValue('+39 06 555');
  await phone.fill('+39 06 69812345');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('radio', { name: 'Faults 39' })).toBeChecked();

  await page.getByRole('checkbox', { name: /activation email/ }).uncheck({ force: true });
  await page.getByRole('button', { name: 'Upload 1,961 users' }).click();
  await expect(page.getByText('1,961 users added')).toBeVisible({ timeout: 180_000 });
  await expect(page.getByRole('radio', { name: 'Faults 39' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the result' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);

  await page.getByRole('button', { name: 'Another file' }).click();
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('radio', { name: 'Have an account 1,960' })).toBeVisible();
  await expect(page.getByText('There are no lines to add.')).toBeVisible();
});
