import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longText,
  narrow,
  type Play,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect } from 'storybook/test';
import { cardFixture, productFixture } from '../front.fixture.ts';
import { ProductOffer } from './product-offer.tsx';

const path = 'GET /front/products/2/ospf-in-practice';
const offer = (answers: TestAnswers, play?: Play) =>
  stage(() => <ProductOffer type={2} uniqueName="ospf-in-practice" />, answers, play);

const meta = { title: 'learner/ProductOffer' } satisfies Meta;
export default meta;

export const Ready: Story = offer({ [path]: productFixture({}) }, async ({ canvas }) => {
  const link = await canvas.findByRole('link', { name: /OSPF/ });
  await expect(link).toHaveAttribute('href', '/courses/ospf-in-practice');
});
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = narrow(
  offer({ [path]: productFixture({ card: { ...cardFixture({}), name: longText } }) }),
);
const without = withoutContent(offer, path);
export const Loading: Story = without.Loading;
export const Empty: Story = offer({ [path]: refused.empty }, shows('This product is not on offer'));
export const Forbidden: Story = without.Forbidden;
export const Failed: Story = without.Failed;
export const Offline: Story = without.Offline;
