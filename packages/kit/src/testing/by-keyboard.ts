import { expect, userEvent } from 'storybook/test';

const mostPresses = 80;

/** Presses Tab until the control has the focus, as someone without a mouse does; fails if Tab never gets there. */
export async function tabTo(control: HTMLElement): Promise<void> {
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if (document.activeElement === control) return;
    await userEvent.tab();
  }
  await expect(control).toHaveFocus();
}

/** Goes to a control with Tab and presses keys there. */
export async function press(control: HTMLElement, keys = '{Enter}'): Promise<void> {
  await tabTo(control);
  await userEvent.keyboard(keys);
}
