import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { dark, rightToLeft, type Story } from '../testing/stage.tsx';
import { ConsentBar } from './consent-bar.tsx';

const meta = { title: 'kit/ConsentBar' } satisfies Meta;
export default meta;

const onChoose = fn();

export const Asking: Story = {
  render: () => <ConsentBar privacyHref="/privacy" onChoose={onChoose} />,
  play: async ({ canvas }) => {
    const [needed, all] = canvas.getAllByRole('button');
    if (!needed || !all) throw new Error('There are two choices.');
    // Neither is easier to see or to hit.
    await expect(needed.getBoundingClientRect().width).toBe(all.getBoundingClientRect().width);
    await expect(getComputedStyle(needed).color).toBe(getComputedStyle(all).color);
    await userEvent.click(needed);
    await userEvent.click(all);
    await expect(onChoose.mock.calls).toEqual([['needed'], ['all']]);
  },
};
/** A page that asks for one thing more. */
export const WithMore: Story = {
  render: () => (
    <ConsentBar privacyHref="/privacy" onChoose={onChoose}>
      A cookie also keeps for 60 days who invited you.
    </ConsentBar>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/who invited you/)).toBeVisible();
  },
};
/** As a server draws it, until a script knows that nothing was chosen. */
export const Hidden: Story = {
  render: () => <ConsentBar privacyHref="/privacy" onChoose={onChoose} isHidden />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.getByText('Allow')).not.toBeVisible();
  },
};
export const Dark: Story = dark(Asking);
export const RightToLeft: Story = rightToLeft(Asking);
