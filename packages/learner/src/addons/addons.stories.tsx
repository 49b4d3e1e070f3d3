import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
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
import { AddonDetail } from './addon-detail.tsx';

const path = 'GET /me/addons/mock-interview';
const addon: Schema<'OwnAddon'> = {
  product: { id: 88, name: 'An hour with an engineer', uniqueName: 'mock-interview', type: 11 },
  title: 'Add a mock interview',
  text: '45 minutes with an engineer who hires.',
  image: null,
  cover: { motif: 'areas', hue: 'blue', seed: 'mock-interview' },
  since: '2026-03-12T09:41:00.000Z',
  purchaseId: 41,
};
const detail = (answers: Parameters<typeof stage>[1], play?: Play) =>
  stage(
    () => (
      <AddonDetail
        uniqueName="mock-interview"
        homeHref="#home"
        orderHref={(id) => `#order-${id}`}
        support={<a href="#support">Contact support</a>}
      />
    ),
    answers,
    play,
  );
const owned = (change: Partial<Schema<'OwnAddon'>> = {}, play?: Play) =>
  detail({ [path]: { ...addon, ...change } }, play);

const meta = { title: 'learner/AddonDetail' } satisfies Meta;
export default meta;

export const Ready: Story = owned({}, async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'View order' })).toHaveAttribute(
    'href',
    '#order-41',
  );
});
export const Dark: Story = dark(Ready);
export const Narrow: Story = narrow(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const LongText: Story = narrow(owned({ title: longText, text: longText }));
export const GivenWithoutWords: Story = owned(
  { title: addon.product.name, text: '', purchaseId: null },
  shows(/^It has no lessons/),
);
const without = withoutContent(detail, path);
export const Loading: Story = without.Loading;
export const Failed: Story = without.Failed;
export const Offline: Story = without.Offline;
export const NotTheirs: Story = detail({ [path]: refused.empty }, shows("You don't own this"));
