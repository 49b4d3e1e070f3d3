import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longTexts,
  narrow,
  type Play,
  refused,
  rightToLeft,
  type Story,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, waitFor } from 'storybook/test';
import { cardFixture, productFixture } from '../front.fixture.ts';
import { UnlockProduct } from './unlock-product.tsx';

const path = 'GET /front/products/2/ospf-in-practice';
const unlock = (answers: TestAnswers, play?: Play) =>
  stage(() => <UnlockProduct type={2} uniqueName="ospf-in-practice" />, answers, play);
const leadsTo =
  (href: string): Play =>
  async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Unlock the course' });
    await expect(link).toHaveAttribute('href', href);
  };
const isNotThere: Play = async ({ canvas }) => {
  await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
  await expect(canvas.queryByRole('link')).toBeNull();
};

const meta = { title: 'learner/UnlockProduct' } satisfies Meta;
export default meta;

export const Ready: Story = unlock(
  { [path]: productFixture() },
  leadsTo('/checkout/ospf-in-practice'),
);
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongTexts: Story = longTexts(Ready);
/** Its own page says what it takes. */
export const WithoutCheckout: Story = unlock(
  { [path]: productFixture({ checkout: null }) },
  leadsTo('/courses/ospf-in-practice'),
);
export const NotOnSale: Story = unlock(
  { [path]: productFixture({ card: cardFixture({ isOnSale: false }) }) },
  isNotThere,
);
export const Loading: Story = withoutContent(unlock, path).Loading;
export const Empty: Story = unlock({ [path]: refused.empty }, isNotThere);
export const Failed: Story = unlock(
  { [path]: refused.failed },
  leadsTo('/courses/ospf-in-practice'),
);
