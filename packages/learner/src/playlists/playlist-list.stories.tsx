import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longText,
  narrow,
  type Play,
  paging,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
} from '@uplink/kit/testing';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PlaylistList } from './playlist-list.tsx';
import { playlistFixture, summaryFixture } from './playlists.fixture.ts';

const path = 'GET /me/playlists';
const onCreated = fn();
const list = (answers: TestAnswers, play?: Play) =>
  stage(
    () => (
      <PlaylistList
        page={0}
        onPageChange={fn()}
        playlistHref={(id) => `/playlists/${id}`}
        onCreated={onCreated}
      />
    ),
    answers,
    play,
  );
const data = [summaryFixture, { ...summaryFixture, id: 2, title: 'Rainy Sunday', lessonCount: 0 }];

const meta = { title: 'learner/PlaylistList' } satisfies Meta;
export default meta;

export const Ready: Story = list(
  { [path]: { data, paging: paging(2) } },
  shows('3 lessons, 1 done, 54 min'),
);
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = narrow(
  list({ [path]: { data: [{ ...summaryFixture, title: longText }], paging: paging(1) } }),
);
export const Creating: Story = list(
  { [path]: { data, paging: paging(2) }, 'POST /me/playlists': playlistFixture },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New playlist' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Create playlist' }));
    await waitFor(() => expect(screen.getByText('This field is Required')).toBeVisible());
    await userEvent.type(screen.getByRole('textbox', { name: 'Playlist name' }), 'Exam');
    await userEvent.click(screen.getByRole('button', { name: 'Create playlist' }));
    await waitFor(() => expect(onCreated).toHaveBeenCalledWith(playlistFixture.id));
  },
);
export const Empty: Story = list(
  { [path]: { data: [], paging: paging(0) } },
  shows('No playlists yet'),
);
export const Loading: Story = list({ [path]: refused.loading });
export const Failed: Story = list(
  { [path]: refused.failed },
  shows('This part could not be loaded'),
);
