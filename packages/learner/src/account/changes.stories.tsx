import type { Meta } from '@storybook/react-vite';
import { dark, narrow, rightToLeft, type Story, shows } from '@uplink/kit/testing';
import { expect } from 'storybook/test';
import { changes } from './changes.data.ts';
import { Changes } from './changes.view.tsx';

const meta = { title: 'learner/Changes' } satisfies Meta;
export default meta;

export const Ready: Story = {
  render: () => <Changes />,
  play: async (context) => {
    await shows('Network exercises')(context);
    const dates = changes.map(({ date }) => date);
    await expect(dates).toEqual(dates.toSorted().reverse());
  },
};
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
