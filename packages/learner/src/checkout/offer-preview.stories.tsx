import type { Meta } from '@storybook/react-vite';
import { dark, longText, narrow, rightToLeft, type Story, shows } from '@uplink/kit/testing';
import { bumpFixture } from './checkout.fixture.ts';
import { OfferPreview } from './offer-preview.tsx';

const meta = { title: 'learner/OfferPreview' } satisfies Meta;
export default meta;

export const Ready: Story = {
  render: () => <OfferPreview offer={bumpFixture} />,
  play: shows(bumpFixture.title),
};
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = narrow({
  render: () => <OfferPreview offer={{ ...bumpFixture, title: longText, text: longText }} />,
});
