import type { Meta } from '@storybook/react-vite';
import { Card } from '@uplink/ui/card';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { dark, rightToLeft, type Story } from '../testing/stage.tsx';
import { CopyLink } from './copy-link.tsx';

const meta = { title: 'kit/CopyLink' } satisfies Meta;
export default meta;

export const Ready: Story = {
  render: () => (
    <Card>
      <CopyLink label="Link" url="https://academy.example/verify/7Q2MXKPA94TBWZCD" />
    </Card>
  ),
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(canvas.getByText('Copied')).toBeVisible());
  },
};
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
