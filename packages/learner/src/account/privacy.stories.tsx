import type { Meta } from '@storybook/react-vite';
import { dark, narrow, rightToLeft, type Story, shows } from '@uplink/kit/testing';
import { expect, fn, userEvent } from 'storybook/test';
import { Privacy } from './privacy.view.tsx';

const meta = { title: 'learner/Privacy' } satisfies Meta;
export default meta;

const onChoose = fn();
const at = '2026-11-23T12:00:00.000Z';

export const NotChosen: Story = {
  render: () => <Privacy consent={null} isBrowserAsking={false} onChoose={onChoose} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Only what is needed' }));
    await expect(onChoose).toHaveBeenCalledWith('needed');
  },
};
export const Allowed: Story = {
  render: () => (
    <Privacy
      consent={{ choice: 'all', version: 1, at }}
      isBrowserAsking={false}
      onChoose={onChoose}
    />
  ),
  play: shows('Version 1, in force since 23 Nov 2026'),
};
export const BrowserAsks: Story = {
  render: () => <Privacy consent={null} isBrowserAsking onChoose={onChoose} />,
  play: shows(/Global Privacy Control/),
};
/** As a server draws it: the script of the page fills in what was chosen. */
export const Drawn: Story = {
  render: () => <Privacy consent={null} isBrowserAsking={false} onChoose={onChoose} isDrawn />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveAttribute(
      'data-all',
      'On {date} you allowed counting and recording of visits.',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Dark: Story = dark(Allowed);
export const Narrow: Story = narrow(Allowed);
export const RightToLeft: Story = rightToLeft(Allowed);
