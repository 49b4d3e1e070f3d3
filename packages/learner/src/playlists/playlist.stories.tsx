import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  held,
  longText,
  narrow,
  type Play,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
} from '@uplink/kit/testing';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Playlist } from './playlist.tsx';
import type { PlaylistProps } from './playlist.types.ts';
import { playlistFixture } from './playlists.fixture.ts';

const path = 'GET /me/playlists/1';
const onDeleted = fn();
const onUndoable = fn<NonNullable<PlaylistProps['onUndoable']>>();
const one = (answers: TestAnswers, play?: Play, props: Partial<PlaylistProps> = {}) =>
  stage(
    () => (
      <Playlist
        id={1}
        playlistsHref="/playlists"
        coursesHref="/courses"
        onDeleted={onDeleted}
        {...props}
      />
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
/** A server that keeps the order it is told; each story begins with the playlist as it was. */
function keeping(play: Play, answers: TestAnswers = {}, props?: Partial<PlaylistProps>): Story {
  const story = one(
    {
      [path]: () => Response.json(now),
      'PUT /me/playlists/1': async (request: Request) => {
        const answer = await save(request);
        now = (await answer.clone().json()) as object;
        return answer;
      },
      ...answers,
    },
    play,
    props,
  );
  const reset = () => {
    now = playlistFixture;
  };
  return { ...story, beforeEach: [story.beforeEach ?? [], reset].flat() };
}
/** Waits until an answer is there: one that came later would be the next story's. */
const kept = () => waitFor(() => expect(now).not.toBe(playlistFixture));

export const Ready: Story = keeping(async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Move LSA types up' }));
  await waitFor(() => expect(names(canvas.getAllByRole('link'))[0]).toBe('LSA types'));
  await expect(await canvas.findByText('LSA types is now 1 of 3')).toBeInTheDocument();
  await kept();
});
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = narrow(one({ [path]: { ...playlistFixture, title: longText } }));
const refusal = held(refused.conflict);
export const ChangedElsewhere: Story = one(
  {
    [path]: playlistFixture,
    'PUT /me/playlists/1': refusal.answer,
  },
  async ({ canvas }) => {
    const up = await canvas.findByRole('button', { name: 'Move LSA types up' });
    await userEvent.click(up);
    await waitFor(() => expect(names(canvas.getAllByRole('link'))[0]).toBe('LSA types'));
    await waitFor(() => expect(up).not.toHaveFocus());
    refusal.letGo();
    await waitFor(() =>
      expect(canvas.getByText(/^The playlist was changed in another tab/)).toBeVisible(),
    );
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
const made: string[] = [];
const note = (what: string, answer: object | null) => () => {
  made.push(what);
  return answer === null ? new Response(null, { status: 204 }) : Response.json(answer);
};
export const DeletedAndRestored: Story = one(
  {
    [path]: playlistFixture,
    'DELETE /me/playlists/1': null,
    'POST /me/playlists': note('list', { ...playlistFixture, id: 2, lessons: [] }),
    ...Object.fromEntries(
      playlistFixture.lessons.map(({ lesson: { id, name } }) => [
        `PUT /me/playlists/2/lessons/${id}`,
        note(name, null),
      ]),
    ),
  },
  async ({ canvas }) => {
    made.length = 0;
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(onUndoable).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(onUndoable.mock.lastCall?.[0].title).toBe(`${playlistFixture.title} deleted`);
    onUndoable.mock.lastCall?.[0].onUndo();
    const names = playlistFixture.lessons.map(({ lesson }) => lesson.name);
    await waitFor(() => expect(made).toEqual(['list', ...names]));
  },
  { onUndoable },
);
export const RemovedAndRestored: Story = keeping(
  async ({ canvas }) => {
    const second = playlistFixture.lessons[1]?.lesson.name ?? '';
    onUndoable.mockClear();
    await userEvent.click(
      await canvas.findByRole('button', { name: `Remove ${second} from the playlist` }),
    );
    await waitFor(() => expect(onUndoable).toHaveBeenCalledOnce());
    await expect(onUndoable.mock.lastCall?.[0].title).toBe(`${second} removed`);
    await expect(canvas.queryByRole('link', { name: second })).toBeNull();
    await kept();
    onUndoable.mock.lastCall?.[0].onUndo();
    await waitFor(() => expect(names(canvas.getAllByRole('link'))[1]).toBe(second));
  },
  {
    // It comes back at the end of the list.
    'PUT /me/playlists/1/lessons/2': () => {
      const [first, second, ...others] = playlistFixture.lessons;
      now = { ...playlistFixture, lessons: [first, ...others, second] };
      return new Response(null, { status: 204 });
    },
  },
  { onUndoable },
);
export const Empty: Story = one(
  { [path]: { ...playlistFixture, lessons: [] } },
  shows('No lessons in this playlist'),
);
export const Missing: Story = one({ [path]: refused.empty }, shows('This playlist does not exist'));
export const Loading: Story = one({ [path]: refused.loading });
export const Failed: Story = one(
  { [path]: refused.failed },
  shows('This part could not be loaded'),
);
