import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import {
  bundleFixture,
  courseFixture,
  dark,
  foreignFixture,
  labModuleFixture,
  longText,
  narrow,
  type Play,
  programFixture,
  rightToLeft,
  type Story,
  shows,
  stage,
} from '@uplink/kit/testing';
import { expect, waitFor } from 'storybook/test';
import { ProductCard } from './product-card.tsx';

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"%3E%3Crect width="16" height="9" fill="%230a7f4c"/%3E%3C/svg%3E';

const cards = (modules: Schema<'Module'>[], play?: Play) =>
  stage(
    () => (
      <div className="ul-grid ul-cols-3">
        {modules.map((module) => (
          <ProductCard key={module.id} module={module} />
        ))}
      </div>
    ),
    {},
    play,
  );

const withPicture = (showsOverlay: boolean) => ({
  ...courseFixture,
  horizontalImage: { url: picture, showsOverlay },
});

const overlayOf = (canvasElement: HTMLElement) =>
  getComputedStyle(canvasElement.querySelector('.ul-picture') as Element, '::after').content;

const meta = { title: 'learner/ProductCard' } satisfies Meta;
export default meta;

export const Ready: Story = cards([courseFixture, foreignFixture, programFixture]);
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = narrow(
  cards([{ ...courseFixture, name: longText, shortDescription: longText }]),
);
export const EachStatus: Story = cards(
  ([1, 2, 3, 4, 5, 101, 102, 103, null] as const).map((status, index) => ({
    ...courseFixture,
    id: index + 1,
    status,
  })),
);
export const Locked: Story = cards(
  [{ ...courseFixture, incompleteDependencies: [{ name: 'VLANs' }], isLocked: true }],
  shows('Finish VLANs first.'),
);
export const Skipped: Story = cards(
  [{ ...courseFixture, status: 5, isSkipped: true }],
  shows('Skipped'),
);
export const BundleAndLab: Story = cards([bundleFixture, labModuleFixture], async ({ canvas }) => {
  const addresses = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
  await expect(addresses).toEqual(['/bundles/branch-office', '/practice-labs/trunk-repair']);
});
export const NotClickable: Story = cards(
  [{ ...foreignFixture, visibility: 4 }],
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(foreignFixture.name)).toBeVisible());
    await expect(canvas.queryByRole('link')).toBeNull();
  },
);
export const Picture: Story = cards([withPicture(false)], async ({ canvasElement }) => {
  await expect(overlayOf(canvasElement)).toBe('none');
});
export const OverlayOnPhonesOnly: Story = cards(
  [{ ...withPicture(false), verticalImage: { url: picture, showsOverlay: true } }],
  async ({ canvasElement }) => {
    await expect(overlayOf(canvasElement)).toBe('none');
  },
);
export const PictureWithOverlay: Story = cards([withPicture(true)], async ({ canvasElement }) => {
  await expect(overlayOf(canvasElement)).not.toBe('none');
});
