import { expect, type Locator } from '@playwright/test';

const mostSteps = 60;

/** Goes on by an arrow key until the focus is there: inside of menus, lists, trees and groups of choices. */
export async function steer(control: Locator, key = 'ArrowDown') {
  const { keyboard } = control.page();
  await expect(control).toBeVisible();
  for (let count = 0; count < mostSteps; count += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await keyboard.press(key);
  }
  throw new Error(`${key} never reached ${control}.`);
}

/** Goes on by Tab until the focus is somewhere inside. */
export async function enter(part: Locator) {
  const { keyboard } = part.page();
  await expect(part).toBeVisible();
  for (let count = 0; count < mostSteps * 2; count += 1) {
    if (await part.evaluate((element) => element.contains(document.activeElement))) return;
    await keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${part}.`);
}
