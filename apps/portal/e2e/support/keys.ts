import { expect, type Locator, type Page } from '@playwright/test';

/** Someone who works a page by keyboard alone. */
export interface Keys {
  /** Past header and menu, by the link that is there for it. */
  skipToContent: () => Promise<void>;
  /** Goes on by Tab until the focus is there. */
  reach: (control: Locator) => Promise<void>;
  /** Reaches a control and presses a key there, Enter unless another is said. */
  press: (control: Locator, key?: string) => Promise<void>;
  write: (field: Locator, text: string) => Promise<void>;
  /** Closes what is open by Escape: the focus goes back to what opened it. */
  leave: (open: Locator, opener: Locator) => Promise<void>;
}

const mostSteps = 150;

export function keysOf(page: Page): Keys {
  const { keyboard } = page;

  async function reach(control: Locator) {
    await expect(control).toBeAttached();
    const isFocused = () => control.evaluate((element) => element === document.activeElement);
    for (let count = 0; count < mostSteps; count += 1) {
      if (await isFocused()) return expectInSight(control);
      await keyboard.press('Tab');
      expect(await page.evaluate(lookAtFocus), 'the focus is shown').toBe('');
    }
    throw new Error(`Tab never reached ${control}.`);
  }

  async function press(control: Locator, key = 'Enter') {
    await expect(control).toBeEnabled();
    await reach(control);
    await keyboard.press(key);
  }

  return {
    reach,
    press,
    skipToContent: async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await press(page.getByRole('link', { name: 'Skip to content' }));
      await expect(page.locator('#main')).toBeFocused();
    },
    write: async (field, text) => {
      await reach(field);
      await keyboard.press('ControlOrMeta+a');
      await keyboard.type(text);
    },
    leave: async (open, opener) => {
      // Before the focus is inside, Escape would be pressed on the page behind.
      await expect(open).toBeVisible();
      await expect
        .poll(() => open.evaluate((part) => part.contains(document.activeElement)))
        .toBe(true);
      await keyboard.press('Escape');
      await expect(open).toBeHidden();
      await expect(opener).toBeFocused();
    },
  };
}

/** Neither header nor bar covers it. For a hidden input, its label is checked. */
async function expectInSight(control: Locator) {
  await expect
    .poll(() =>
      control.evaluate((element) => {
        const seen = element.closest('label') ?? element;
        const { left, top, width, height } = seen.getBoundingClientRect();
        const at = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
        return at !== null && (seen.contains(at) || at.contains(seen));
      }),
    )
    .toBe(true);
}

/**
 * Runs in the page after each Tab. Whatever had the focus looks different without it: a ring, a border
 * or a tint on itself, its label or what is around it. Says what looked the same.
 */
function lookAtFocus(): string {
  const memory = window as unknown as { focusSeen?: { element: Element; look: string } };
  const lookOf = (element: Element) => {
    const around = [element];
    for (let one = element.parentElement; one && around.length < 4; one = one.parentElement)
      around.push(one);
    if (element.nextElementSibling) around.push(element.nextElementSibling);
    return around
      .flatMap((one) => ['', '::before', '::after'].map((part) => getComputedStyle(one, part)))
      .map(
        ({ outline, boxShadow, border, backgroundColor, color, textDecoration, transform }) =>
          `${outline}${boxShadow}${border}${backgroundColor}${color}${textDecoration}${transform}`,
      )
      .join();
  };
  const before = memory.focusSeen;
  const element = document.activeElement;
  const isLost = element === null || element === document.body;
  memory.focusSeen = isLost ? undefined : { element, look: lookOf(element) };
  // What has the focus within a frame is shown there.
  const isFrame = before?.element instanceof HTMLIFrameElement;
  if (!before?.element.isConnected || before.element === element || isFrame) return '';
  return lookOf(before.element) === before.look
    ? `nothing shows it on ${before.element.outerHTML.slice(0, 160)}`
    : '';
}
