import { expect, type Locator, type Page } from '@playwright/test';
import { keysOf } from './keys.ts';

/** Someone who works a page by keyboard alone. */
export interface Hands {
  press: (control: Locator) => Promise<void>;
  write: (field: Locator, text: string) => Promise<void>;
  /** Picks an answer; of a group of radio buttons the first one. */
  pick: (choice: Locator) => Promise<void>;
  upload: (
    button: Locator,
    file: { name: string; mimeType: string; buffer: Buffer },
  ) => Promise<void>;
}

/**
 * Presses a box or a radio button and sees that it is picked. Not by `check`, which wants the tick within
 * the click, while some ticks wait for the server.
 */
export async function tick(choice: Locator): Promise<void> {
  await choice.click({ force: true });
  await expect(choice).toBeChecked();
}

export const keyboard: Hands = {
  press: (control) => keysOf(control.page()).press(control),
  write: (field, text) => keysOf(field.page()).write(field, text),
  pick: async (choice) => {
    await keysOf(choice.page()).press(choice, 'Space');
    await expect(choice).toBeChecked();
  },
  upload: (button, file) => chooseFile(button, file, () => keysOf(button.page()).press(button)),
};

/** Where files are chosen; the other input beside it is the camera's. */
export const fileInput = (place: Page | Locator) =>
  place.locator('input[type=file]:not([capture])');

export async function chooseFile(
  button: Locator,
  file: Parameters<Hands['upload']>[1],
  open: () => Promise<void>,
) {
  const [chooser] = await Promise.all([button.page().waitForEvent('filechooser'), open()]);
  await chooser.setFiles(file);
}
