import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { VALIDATION } from '../../../../packages/api-client/src/domain/validation/validation.messages.ts';
import { test } from '../support/journey.ts';
import { signInAs } from '../support/learner.ts';

test.use({ reducedMotion: 'reduce' });

const header = 'given_name,surname,mail,mobile,role';
const lineCount = 2000;

interface Planted {
  line: (n: number, mark: string) => string;
  /** The column and the words that name it. */
  column: string;
  fault: string;
  /** What the cell is corrected to; the line is skipped without. */
  corrected?: (n: number, mark: string) => string;
}

/** What is wrong with every 50th line. */
const kinds: Planted[] = [
  {
    line: (n, mark) => `Ann,Number${n},${mark}${n}@people,,`,
    column: 'mail',
    fault: VALIDATION.email,
    corrected: (n, mark) => `${mark}${n}@people.test`,
  },
  {
    line: (n, mark) => `Ann,Number${n},${mark}${n}@people.test,+39 06 555,`,
    column: 'mobile',
    fault: VALIDATION.phone,
    corrected: () => '+39 06 69812345',
  },
  {
    line: (n, mark) => `,Number${n},${mark}${n}@people.test,,`,
    column: 'given_name',
    fault: VALIDATION.required,
  },
  {
    line: (n, mark) => `Ann,Number${n},${mark}1@people.test,,`,
    column: 'mail',
    fault: 'Same as line 2',
  },
  {
    line: (n, mark) => `Ann,Number${n},${mark}${n}@people.test,,root`,
    column: 'role',
    fault: 'No such role',
  },
];
const faultOf = (n: number) => (n % 50 === 0 ? kinds[(n / 50) % kinds.length] : undefined);
const numbers = Array.from({ length: lineCount }, (_, index) => index + 1);

/** A file of 2,000 people, every 50th of them with a fault: 40 in all, of five kinds. */
const plantedFile = (mark: string) =>
  Buffer.from(
    [
      header,
      ...numbers.map(
        (n) => faultOf(n)?.line(n, mark) ?? `Ann,Number${n},${mark}${n}@people.test,,`,
      ),
    ].join('\n'),
  );

/** Sees all 40 faults, each at the field of its column and line, and corrects those that can be; answers how many. */
async function correctFaults(page: Page, mark: string): Promise<number> {
  let corrected = 0;
  for (const n of numbers) {
    const kind = faultOf(n);
    if (!kind) continue;
    const name = `${kind.column}, line ${n + 1}`;
    const cell = page.getByRole('textbox', { name, exact: true });
    if (n > 50 && !(await cell.isVisible()))
      await page.getByRole('button', { name: 'Next page' }).click();
    await expect(cell).toHaveAccessibleDescription(kind.fault);
    if (!kind.corrected) continue;
    await cell.fill(kind.corrected(n, mark));
    corrected += 1;
  }
  return corrected;
}

test('support uploads 2,000 people with 40 faults: all are named, some corrected, the others added once', async ({
  page,
}) => {
  // Jobs begin within a minute, and add some hundred accounts a second.
  test.setTimeout(240_000);
  const mark = `p${Date.now()}-`;
  const file = { name: 'intake.csv', mimeType: 'text/csv', buffer: plantedFile(mark) };
  await signInAs(page.context(), { role: 'customerSupport' });
  await page.goto('/admin/users');
  await page.getByRole('link', { name: 'Upload CSV' }).click();
  await page.locator('input[type=file]').setInputFiles(file);

  await expect(page.getByRole('radio', { name: 'Faults 40' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'To be added 1,960' })).toBeVisible();
  expect(await correctFaults(page, mark)).toBe(16);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('radio', { name: 'Faults 24' })).toBeChecked();

  await page.getByRole('checkbox', { name: /activation email/ }).uncheck({ force: true });
  await page.getByRole('button', { name: 'Upload 1,976 users' }).click();
  await expect(page.getByText('1,976 users added')).toBeVisible({ timeout: 180_000 });
  await expect(page.getByRole('radio', { name: 'Faults 24' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the result' }).click();
  const result = readFileSync(await (await download).path(), 'utf8');
  expect(result.match(/^\d+,added,/gm)).toHaveLength(1976);
  expect(result.match(/^\d+,faulty,/gm)).toHaveLength(24);
  expect(result).toMatch(/^151,faulty,.*mail: Same as line 2/m);

  await page.getByRole('button', { name: 'Another file' }).click();
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('radio', { name: 'Have an account 1,960' })).toBeVisible();
  await expect(page.getByText('There are no lines to add.')).toBeVisible();
});
