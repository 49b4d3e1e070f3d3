import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { longText } from '../shared/refs.fixture.ts';
import {
  dark,
  narrow,
  type Play,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
} from '../shared/testing/stage.tsx';
import { Playlist } from './playlist.tsx';
import { playlistFixture } from './playlists.fixture.ts';

const path = 'GET /me/playlists/1';
const onDeleted = fn();
const one = (answers: TestAnswers, play?: Play) =>
  stage(
    () => (
      <Playlist id={1} playlistsHref="/playlists" coursesHref="/courses" onDeleted={onDeleted} />
    ),
    answers,
    play,
  );
const save = async (request: Request) => {
  const { title, lessonIds } = (await request.json()) as { title: string; lessonIds: number[] };
  const lessons = lessonIds.map((id) =>
    playlistFixture.lessons.find(({ lesson }) => lesson.id === id),
  );
  return Response.json({ ...playlistFixture, version: 5, title, lessons });
};
const names = (links: HTMLElement[]) => links.map(({ textContent }) => textContent);

const meta = { title: 'learner/Playlist' } satisfies Meta;
export default meta;

let now: object = playlistFixture;
export const Ready: Story = one(
  {
    [path]: () => Response.json(now),
    'PUT /me/playlists/1': async (request: Request) => {
      const answer = await save(request);
      now = (await answer.clone().json()) as object;
      return answer;
    },
  },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move LSA types up' }));
    await waitFor(() => expect(names(canvas.getAllByRole('link'))[0]).toBe('LSA types'));
    await expect(await canvas.findByText('LSA types is now 1 of 3')).toBeInTheDocument();
    now = playlistFixture;
  },
);
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = narrow(one({ [path]: { ...playlistFixture, title: longText } }));
export const ChangedElsewhere: Story = one(
  { [path]: playlistFixture, 'PUT /me/playlists/1': refused.conflict },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move LSA types up' }));
    await expect(await canvas.findByText(/^The playlist was changed in another tab/)).toBeVisible();
    await waitFor(() => expect(names(canvas.getAllByRole('link'))[0]).toBe('Neighbor states'));
  },
);
export const Deleting: Story = one(
  { [path]: playlistFixture, 'DELETE /me/playlists/1': null },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete playlist' }));
    await waitFor(() => expect(onDeleted).toHaveBeenCalled());
  },
);
export const Empty: Story = one(
  { [path]: { ...playlistFixture, lessons: [] } },
  shows('No lesson in this playlist'),
);
export const Missing: Story = one({ [path]: refused.empty }, shows('This playlist does not exist'));
export const Loading: Story = one({ [path]: refused.loading });
export const Failed: Story = one(
  { [path]: refused.failed },
  shows('This part could not be loaded'),
);
