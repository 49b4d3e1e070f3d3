import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { configuration, maya } from '../testing/maya.fixture.ts';
import { show } from '../testing/show.tsx';
import { ReportSuccessDialog } from './report-success-dialog.tsx';

/** A window that opens, or none where the browser does not let it. */
function popup(isAllowed = true) {
  const replace = vi.fn();
  const opened = isAllowed ? { opener: window, location: { replace } } : null;
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  return { replace, opened };
}

function open() {
  const onClose = vi.fn();
  show(<ReportSuccessDialog me={maya} onClose={onClose} />, {
    answers: { 'GET /configuration': configuration },
  });
  return onClose;
}

const who = 'userId=7&firstName=Maya&lastName=Okafor&email=maya%40example.org';

test.each([
  ['Job Success', `https://forms.example/job?${who}`],
  ['Industry Certification', `https://forms.example/certification?${who}`],
])('%s opens its form with who reports, and closes', async (name, url) => {
  const { replace, opened } = popup();
  const onClose = open();
  await page.getByRole('button', { name }).click();
  expect(replace).toHaveBeenCalledExactlyOnceWith(url);
  expect(opened?.opener).toBeNull();
  expect(onClose).toHaveBeenCalledOnce();
});

test('a browser that opens no windows gets a link', async () => {
  popup(false);
  const onClose = open();
  await page.getByRole('button', { name: 'Job Success' }).click();
  const link = page.getByRole('link', { name: 'Open it in a new tab' });
  await expect.element(link).toHaveAttribute('href', `https://forms.example/job?${who}`);
  expect(onClose).not.toHaveBeenCalled();
});

test('closing opens nothing', async () => {
  popup();
  const onClose = open();
  await page.getByRole('button', { name: 'Close' }).click();
  expect(onClose).toHaveBeenCalledOnce();
  expect(window.open).not.toHaveBeenCalled();
});
