import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { InstallApp } from './install-app.tsx';

afterEach(() => {
  window.uplinkInstall = undefined;
  Reflect.deleteProperty(navigator, 'standalone');
  vi.restoreAllMocks();
});

const button = page.getByRole('button', { name: 'Install app' });
const byHand = page.getByText(/Add to Home Screen/);

const draw = () =>
  show(
    <>
      <h1>Settings</h1>
      <InstallApp />
    </>,
  );

/** The browser offers it, as gate.js hears it. */
function offer() {
  const prompt = vi.fn(async () => ({ outcome: 'accepted' }));
  const event = Object.assign(new Event('beforeinstallprompt'), { prompt });
  window.uplinkInstall = event;
  dispatchEvent(event);
  return prompt;
}

test('it is there once the browser offers it, and asks the browser one time', async () => {
  draw();
  await expect.element(button).not.toBeInTheDocument();
  const prompt = offer();
  await button.click();
  expect(prompt).toHaveBeenCalledOnce();
  await expect.element(button).not.toBeInTheDocument();
  offer();
  await expect.element(button).toBeVisible();
});

test('it goes when the portal is installed another way', async () => {
  offer();
  draw();
  await expect.element(button).toBeVisible();
  dispatchEvent(new Event('appinstalled'));
  await expect.element(button).not.toBeInTheDocument();
});

test('in the installed portal nothing is offered', async () => {
  const asWindow = { matches: true } as MediaQueryList;
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('standalone') ? asWindow : matchMedia(query),
  );
  draw();
  offer();
  await expect.element(page.getByRole('heading')).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
});

test.each([
  ['Safari of a telephone says how', false, 1],
  ['opened from its home screen it does not', true, 0],
])('%s', async (_title, standalone, count) => {
  Object.defineProperty(navigator, 'standalone', { value: standalone, configurable: true });
  draw();
  await expect.element(page.getByRole('heading')).toBeVisible();
  expect(byHand.elements()).toHaveLength(count);
  await expect.element(button).not.toBeInTheDocument();
});
