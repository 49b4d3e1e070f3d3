import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import {
  dark,
  longText,
  narrow,
  type Play,
  rightToLeft,
  type Story,
  shows,
  stage,
} from '@uplink/kit/testing';
import { expect, waitFor } from 'storybook/test';
import { verificationFixture } from './certificates.fixture.ts';
import { VerificationView } from './verification.view.tsx';

const meta = { title: 'learner/VerificationView' } satisfies Meta;
export default meta;

const show = (more: Partial<Schema<'Verification'>>, play?: Play): Story =>
  stage(() => <VerificationView verification={{ ...verificationFixture, ...more }} />, {}, play);

export const Ready: Story = show({}, async ({ canvas }) => {
  await waitFor(() =>
    expect(
      canvas.getByRole('heading', { level: 1, name: 'This certificate is genuine' }),
    ).toBeVisible(),
  );
  await waitFor(() => expect(canvas.getByText('Maya Okafor')).toBeVisible());
});
export const ForLife: Story = show({ expiresAt: null }, shows('No expiry date'));
export const Expired: Story = show({ status: 'expired' }, shows('This certificate has expired'));
export const Revoked: Story = show({ status: 'revoked' }, shows('This certificate was revoked'));
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(show({}));
export const Narrow: Story = narrow(show({}));
export const LongText: Story = narrow(show({ recipient: longText, moduleName: longText }));
