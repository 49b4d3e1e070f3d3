import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  narrow,
  type Play,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
} from '@uplink/kit/testing';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { profileFixture } from './account.fixture.ts';
import { toFile } from './photo-crop.rules.ts';
import { PhotoEditor } from './photo-editor.tsx';

const path = 'GET /me/profile';
const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const editor = (answers: TestAnswers, play?: Play) => stage(() => <PhotoEditor />, answers, play);

async function choose(canvasElement: HTMLElement, file: File) {
  const input = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('not there yet');
    return found;
  });
  await userEvent.upload(input, file, { applyAccept: false });
}

const meta = { title: 'learner/PhotoEditor' } satisfies Meta;
export default meta;

export const Ready: Story = editor({ [path]: profileFixture }, shows('Choose a photo'));
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const WithPhoto: Story = editor(
  { [path]: { ...profileFixture, avatar: dot }, 'PATCH /me': profileFixture },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove photo' }));
    await waitFor(() => expect(canvas.getByText('Your photo was removed.')).toBeVisible());
  },
);
export const Cropping: Story = editor({ [path]: profileFixture }, async ({ canvasElement }) => {
  await choose(canvasElement, toFile(dot, 'me.png'));
  const dialog = await screen.findByRole('dialog', { name: 'Crop your photo' });
  await waitFor(() => expect(dialog).toBeVisible());
  await waitFor(() => expect(screen.getByRole('slider', { name: 'Zoom' })).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
});
export const WrongFile: Story = editor(
  { [path]: profileFixture },
  async ({ canvas, canvasElement }) => {
    await choose(canvasElement, new File(['x'], 'me.svg', { type: 'image/svg+xml' }));
    await waitFor(() =>
      expect(canvas.getByText(/^This kind of file is not accepted/)).toBeVisible(),
    );
  },
);
export const NoPicture: Story = editor(
  { [path]: profileFixture },
  async ({ canvas, canvasElement }) => {
    await choose(canvasElement, new File(['x'], 'me.png', { type: 'image/png' }));
    await waitFor(() => expect(canvas.getByText(/^We can't open this file/)).toBeVisible());
  },
);
export const Loading: Story = editor({ [path]: refused.loading });
export const Failed: Story = editor(
  { [path]: refused.failed },
  shows('This part could not be loaded'),
);
