import { expect } from 'storybook/test';

/** The smallest phone, 320 px wide: nothing makes the page scroll sideways. */
export const narrow = {
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** A language written from right to left. */
export const rightToLeft = { globals: { direction: 'rtl' } };

/** The dark theme, for its contrast. A repeat: only a run of every look takes it. */
export const dark = { tags: ['repeat'], globals: { theme: 'dark' } };

/** Text that fits on no line. */
export const longText =
  'Designated and backup designated router election on a broadcast segment with more than two neighbors';
