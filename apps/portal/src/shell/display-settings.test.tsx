import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { resetDisplay } from './display.ts';
import { DisplaySettings } from './display-settings.tsx';
import '@uplink/ui/helpers.css';

const { dataset } = document.documentElement;

afterEach(() => {
  resetDisplay();
  localStorage.clear();
  delete dataset.moves;
});

function open() {
  const onClose = vi.fn();
  show(<DisplaySettings onClose={onClose} />);
  return onClose;
}
const choose = (label: string, choice: string) =>
  page.getByRole('radiogroup', { name: label }).getByRole('radio', { name: choice }).click();
const rootSize = () => getComputedStyle(document.documentElement).fontSize;

test.each([
  ['Theme', 'Dark', 'theme', 'dark'],
  ['Text size', '125%', 'text', '125'],
  ['Spacing', 'Wide', 'spacing', 'wide'],
  ['Contrast', 'More', 'contrast', 'more'],
  ['Motion', 'Less', 'motion', 'less'],
])('%s: %s holds at once and is kept', async (label, choice, name, kept) => {
  open();
  await choose(label, choice);
  expect(dataset[name]).toBe(kept);
  expect(localStorage.getItem(`uplink.${name}`)).toBe(kept);
});

test('what is taken back leaves nothing behind', async () => {
  const onClose = open();
  await choose('Text size', '150%');
  await choose('Spacing', 'Wide');
  await choose('Spacing', 'Normal');
  expect(localStorage.getItem('uplink.spacing')).toBeNull();
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  expect([dataset.text, dataset.spacing, localStorage.length]).toEqual([undefined, undefined, 0]);
  expect(rootSize()).toBe('16px');
  await page.getByRole('button', { name: 'Done' }).click();
  expect(onClose).toHaveBeenCalledOnce();
});

test('text grows by the choice, and wide spacing has the room WCAG 1.4.12 asks for', async () => {
  open();
  await choose('Text size', '150%');
  expect(rootSize()).toBe('24px');
  await choose('Spacing', 'Wide');
  const heading = page.getByRole('heading', { name: 'Display settings' }).element();
  const { fontSize, lineHeight, letterSpacing, wordSpacing } = getComputedStyle(heading);
  const size = Number.parseFloat(fontSize);
  expect(Number.parseFloat(lineHeight) / size).toBeGreaterThanOrEqual(1.5);
  expect(Number.parseFloat(letterSpacing) / size).toBeCloseTo(0.12);
  expect(Number.parseFloat(wordSpacing) / size).toBeCloseTo(0.16);
});

test('more contrast and less motion change what the page is drawn with, in light and in dark', async () => {
  open();
  dataset.moves = '';
  const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);
  await choose('Theme', 'Light');
  await choose('Contrast', 'More');
  expect(token('--ul-text')).toBe('#000000');
  await choose('Theme', 'Dark');
  expect(token('--ul-text')).toBe('#ffffff');
  const scrim = document.querySelector('.ul-scrim') as HTMLElement;
  await choose('Motion', 'Less');
  expect(getComputedStyle(scrim).transitionDuration).toBe('0.001s');
});

test('a choice of another tab is shown here, and a word no one knows is not', async () => {
  open();
  await expect.element(page.getByRole('radio', { name: 'Wide' })).not.toBeChecked();
  const tell = (key: string, newValue: string | null) =>
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  tell('uplink.spacing', 'wide');
  await expect.element(page.getByRole('radio', { name: 'Wide' })).toBeChecked();
  tell('uplink.text', '9000');
  tell('uplink.video', '{}');
  expect([dataset.spacing, dataset.text]).toEqual(['wide', undefined]);
  tell('uplink.spacing', null);
  await expect.element(page.getByRole('radio', { name: 'Wide' })).not.toBeChecked();
});

test('a closed storage keeps no one from choosing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  open();
  await choose('Text size', '112%');
  expect(dataset.text).toBe('112');
});
