import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, narrow, rightToLeft, type Story } from '@uplink/kit/testing';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { LevelUpView } from './level-up-dialog.view.tsx';

const onClose = fn();
const meta = { title: 'learner/LevelUpDialog' } satisfies Meta;
export default meta;

export const Ready: StoryObj = {
  render: () => <LevelUpView level={8} points={8010} shareUrl={undefined} onClose={onClose} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Level 8' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getByText(/^8,010 XP\./)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalled();
  },
};
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LevelOfThousands: Story = {
  render: () => (
    <LevelUpView
      level={1234}
      points={1_234_010}
      shareUrl="https://academy.example/profile/maya"
      onClose={onClose}
    />
  ),
};
export const Shared: Story = {
  ...LevelOfThousands,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Share your level' })).toBeVisible(),
    );
  },
};
