import { expect, type Locator } from '@playwright/test';

/** How somebody works a page: by pointer or by keyboard alone. */
export interface Hands {
  name: string;
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

const pointer: Hands = {
  name: 'by pointer',
  press: (control) => control.click(),
  write: (field, text) => field.fill(text),
  pick: tick,
  upload: (button, file) => chooseFile(button, file, () => button.click()),
};

const mostSteps = 150;

/** Goes on by Tab until the focus is there. */
async function reach(control: Locator): Promise<void> {
  await expect(control).toBeAttached();
  const isFocused = () => control.evaluate((element) => element === document.activeElement);
  for (let count = 0; count < mostSteps; count += 1) {
    if (await isFocused()) return;
    await control.page().keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${control}.`);
}

const keyboard: Hands = {
  name: 'by keyboard alone',
  press: async (control) => {
    await expect(control).toBeEnabled();
    await reach(control);
    await control.page().keyboard.press('Enter');
  },
  write: async (field, text) => {
    await reach(field);
    await field.page().keyboard.press('ControlOrMeta+a');
    await field.page().keyboard.type(text);
  },
  pick: async (choice) => {
    await reach(choice);
    await choice.page().keyboard.press('Space');
    await expect(choice).toBeChecked();
  },
  upload: (button, file) =>
    chooseFile(button, file, async () => {
      await reach(button);
      await button.page().keyboard.press('Enter');
    }),
};

async function chooseFile(
  button: Locator,
  file: Parameters<Hands['upload']>[1],
  open: () => Promise<void>,
) {
  const [chooser] = await Promise.all([button.page().waitForEvent('filechooser'), open()]);
  await chooser.setFiles(file);
}

export const bothHands: readonly Hands[] = [pointer, keyboard];
