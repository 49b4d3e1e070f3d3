import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  keysetPaging,
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
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { MediaLibrary } from './media-library.tsx';

const meta = { title: 'creator/Media' } satisfies Meta;
export default meta;

const call = 'GET /creator/me/media';
const ospf = { id: 14, name: 'OSPF in Practice', uniqueName: 'ospf', type: 2 } as const;
const lesson = { id: 21, name: 'From Down to Full' };
const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="64" height="40"/%3E';
const image: Schema<'MediaFile'> = {
  id: 12,
  product: ospf,
  permission: 'manage',
  kind: 'image',
  name: 'neighbor-states.png',
  address: picture,
  size: 48_210,
  width: 1280,
  height: 720,
  duration: null,
  uploadedBy: { id: 3, name: 'Ilse van Dijk', avatar: null },
  sweptAt: null,
  uploadedAt: '2026-03-12T20:14:00.000Z',
  uses: [
    { place: 'lesson', product: ospf, part: lesson },
    { place: 'introPage', product: ospf, part: null },
  ],
};
const video: Schema<'MediaFile'> = {
  ...image,
  id: 13,
  kind: 'video',
  name: 'areas.mp4',
  size: 90_000_000,
  duration: 605,
  uses: [],
  sweptAt: '2026-04-11T20:14:00.000Z',
  address: '/storage/media/areas.mp4',
};
const onSearchChange = fn();

const show = (answers: TestAnswers, play?: Play) =>
  stage(() => <MediaLibrary search={{}} onSearchChange={onSearchChange} />, answers, play);
const page = { [call]: { data: [image, video], paging: keysetPaging(2) } };

export const Ready: Story = show(page, async ({ canvas }) => {
  const use = await canvas.findByRole('link', { name: 'From Down to Full' });
  await expect(use).toHaveAttribute('href', '/creator/products/course/14/syllabus/21');
  await waitFor(() => expect(canvas.getByText(/^Will be deleted on/)).toBeVisible());
  await expect(canvas.queryByRole('button', { name: 'Delete neighbor-states.png' })).toBeNull();
  await userEvent.click(canvas.getByRole('radio', { name: 'Unused' }));
  await expect(onSearchChange).toHaveBeenLastCalledWith({ cursor: undefined, use: 'unused' });
});
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(show(page, shows('neighbor-states.png')));
export const LongText: Story = narrow(
  show({ [call]: { data: [{ ...image, name: longText }], paging: keysetPaging(1) } }),
);
export const Empty: Story = show(
  { [call]: { data: [], paging: keysetPaging(0) } },
  shows('No files yet'),
);
/** Someone who may only read the product changes nothing. */
export const ReadOnly: Story = show(
  { [call]: { data: [{ ...image, permission: 'view' }], paging: keysetPaging(1) } },
  async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText('neighbor-states.png')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: /^Replace/ })).toBeNull();
  },
);
export const Replace: Story = show(page, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Replace neighbor-states.png' }));
  await waitFor(() => expect(screen.getByText(/in 2 places of 1 product\./)).toBeVisible());
  await expect(screen.getByRole('button', { name: 'Replace everywhere' })).toBeDisabled();
});
export const Delete: Story = show(
  { ...page, 'DELETE /creator/me/modules/14/media/13': null },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete areas.mp4' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete file' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
);
/** Something has come to show it in the meantime. */
export const DeleteRefused: Story = show(
  { ...page, 'DELETE /creator/me/modules/14/media/13': refused.conflict },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete areas.mp4' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete file' }));
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  },
);
const without = withoutContent(show, call);
export const Loading: Story = without.Loading;
export const Forbidden: Story = without.Forbidden;
export const Failed: Story = without.Failed;
export const Offline: Story = without.Offline;
