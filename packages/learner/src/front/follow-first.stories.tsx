import type { Meta } from '@storybook/react-vite';
import { dark, longTexts, narrow, rightToLeft, type Story, stage } from '@uplink/kit/testing';
import { expect } from 'storybook/test';
import { FollowFirst } from './follow-first.view.tsx';

const meta = { title: 'learner/FollowFirst' } satisfies Meta;
export default meta;

/** Signing in leads back to the profile. */
export const Ready: Story = stage(
  () => <FollowFirst path="/profiles/maya" />,
  {},
  async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in to follow' })).toHaveAttribute(
      'href',
      '/session/login?returnPath=%2Fprofiles%2Fmaya',
    );
  },
);
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = longTexts(Ready);
