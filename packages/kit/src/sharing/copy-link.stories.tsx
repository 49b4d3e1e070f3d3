import type { Meta } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { dark, type Story } from '../testing/stage.tsx';
import { CopyLink } from './copy-link.tsx';

const meta = { title: 'kit/CopyLink' } satisfies Meta;
export default meta;

export const Ready: Story = {
  render: () => <CopyLink label="Link" url="https://academy.example/verify/7Q2MXKPA94TBWZCD" />,
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(canvas.getByText('Copied')).toBeVisible());
  },
};
export const Dark: Story = dark(Ready);
