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

/** The dark theme, for people to look at. Tests leave it out: a run of every look sees each story in both themes. */
export const dark = { tags: ['twin'], globals: { theme: 'dark' } };

/** Text that fits on no line. */
export const longText =
  'Designated and backup designated router election on a broadcast segment with more than two neighbors';
