import type { Meta } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { creatorLessonQuery, useUplink } from '@uplink/api-client/react';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longText,
  narrow,
  type Play,
  rightToLeft,
  type Story,
  shows,
  stage,
} from '@uplink/kit/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { creatorLessonFixture } from '../lesson.fixture.ts';
import { VideoSection } from './video-section.tsx';

const meta = { title: 'creator/LessonVideo' } satisfies Meta;
export default meta;

type Lesson = Schema<'CreatorLesson'>;

const media = (file: string) =>
  new URL(`../../../../../apps/server/demo/videos/${file}`, import.meta.url).href;
const captions = `data:text/vtt,${encodeURIComponent('WEBVTT\n\n00:01.000 --> 00:03.000\nTwo routers share a link.\n')}`;
const video: Schema<'Video'> = {
  provider: 'file',
  url: media('ospf-neighbor-states.mp4'),
  poster: media('ospf-neighbor-states.jpg'),
  duration: 56,
  captions: [{ language: 'en', label: 'English', url: captions }],
  chapters: null,
  thumbnails: null,
};
const withVideo: Lesson = {
  ...creatorLessonFixture,
  video,
  videoFile: { name: 'ospf-neighbor-states-v3.mp4', size: 420_478_976 },
};

function Section({ lesson, isReadOnly }: { lesson: Lesson; isReadOnly: boolean }) {
  const client = useUplink();
  const { data = lesson } = useQuery({
    ...creatorLessonQuery(client, lesson.id),
    initialData: lesson,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return <VideoSection lesson={data} isReadOnly={isReadOnly} />;
}

const show = (lesson: Lesson, answers: TestAnswers = {}, play?: Play, isReadOnly = false) =>
  stage(() => <Section lesson={lesson} isReadOnly={isReadOnly} />, answers, play);

export const Ready: Story = show(withVideo, {}, async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByText(/ospf-neighbor-states-v3\.mp4, .*, 00:00:56/)).toBeVisible(),
  );
  await waitFor(() => expect(canvas.getByText('English')).toBeVisible());
});
export const Dark: Story = dark(Ready);
export const Narrow: Story = narrow(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Empty: Story = show(creatorLessonFixture, {}, shows(/5 GB at most/));
export const ReadOnly: Story = show(withVideo, {}, undefined, true);
export const LongText: Story = narrow(
  show({ ...withVideo, videoFile: { name: `${longText}.mp4`, size: 1 } }),
);

const sizes = (list: Schema<'MadeRendition'>[], isAvailable = true): TestAnswers => ({
  [renditions]: { isAvailable, list },
});
const renditions = 'GET /creator/me/lessons/23/video/renditions';
const half = { side: 720, state: 'running', percent: 43 } as const;
const broken = { side: 360, state: 'failed', percent: 0 } as const;

/** Smaller versions say how far they are; those that failed are made again. */
export const Sizes: Story = show(
  withVideo,
  {
    ...sizes([half, broken]),
    'POST /creator/me/lessons/23/video/renditions': {
      isAvailable: true,
      list: [half, { ...broken, state: 'waiting' }],
    },
  },
  async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByText('full, 720p (43% done), 360p (failed)')).toBeVisible(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(async () =>
      expect(await canvas.findByText('full, 720p (43% done), 360p (waiting)')).toBeVisible(),
    );
  },
);
export const SizesNarrow: Story = narrow(Sizes);
export const OneSize: Story = show(withVideo, sizes([], false), shows(/in one size/));

const former: Schema<'FormerVideo'> = {
  id: 4,
  name: 'ospf-v2.mp4',
  url: video.url,
  poster: video.poster,
  duration: 56,
  replacedBy: { id: 3, name: 'Daniel Reyes', avatar: null },
  replacedAt: '2026-03-12T21:14:00.000Z',
};

/** A video that was replaced is found again, and used again. */
export const Former: Story = show(
  withVideo,
  {
    'GET /creator/me/lessons/23/video/former': [former],
    'PUT /creator/me/lessons/23/video/former/4': {
      ...withVideo,
      videoFile: { name: 'ospf-v2.mp4', size: 1_000_000 },
    },
  },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More for this video' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Former videos' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Former videos' }));
    await waitFor(async () =>
      expect(await dialog.findByText(/00:00:56, replaced 12 Mar 2026.*Daniel/)).toBeVisible(),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Use again: ospf-v2.mp4' }));
    await waitFor(async () => expect(await canvas.findByText(/ospf-v2\.mp4, /)).toBeVisible());
  },
);

/** What browsers can't play is refused with the academy's words, and nothing is lost. */
export const Refused: Story = show(
  creatorLessonFixture,
  {
    'POST /uploads/parameters': () =>
      Response.json({ message: 'Browsers can’t play H.265 (HEVC) video.' }, { status: 422 }),
  },
  async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input.');
    await userEvent.upload(input, new File(['x'], 'lesson.mp4', { type: 'video/mp4' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/H\.265/), {
      timeout: 15_000,
    });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.getByText(/5 GB at most/)).toBeVisible());
  },
);

/** A line is changed beside the video, and all lines are sent as WebVTT. */
export const CaptionsEdited: Story = (() => {
  let sent: Schema<'LessonCaptionsInput'> | undefined;
  return show(
    withVideo,
    {
      'PUT /creator/me/lessons/23/captions/en': async (request: Request) => {
        sent = await request.json();
        return Response.json(withVideo);
      },
    },
    async ({ canvas }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Edit English captions' }));
      // The form's dialog replaces the one that waits for the text.
      const lines = within(await screen.findByRole('list', { name: 'Lines' }));
      const dialog = within(screen.getByRole('dialog', { name: 'Captions: English' }));
      const [first] = lines.getAllByRole('button');
      if (!first) throw new Error('There are no lines.');
      await userEvent.click(first);
      const end = dialog.getByRole('textbox', { name: 'End' });
      await userEvent.clear(end);
      await userEvent.type(end, '00:00');
      await waitFor(() => expect(dialog.getByText('1 line needs a fix')).toBeVisible());
      await userEvent.clear(end);
      await userEvent.type(end, '00:00:03.500');
      await userEvent.clear(dialog.getByRole('textbox', { name: 'Text' }));
      await userEvent.type(dialog.getByRole('textbox', { name: 'Text' }), 'Two routers meet.');
      await userEvent.click(dialog.getByRole('button', { name: 'Save captions' }));
      await waitFor(() => expect(sent?.text).toMatch(/--> 00:00:03\.500\nTwo routers meet\./));
      await expect(sent?.replaces).toBe(video.captions[0]?.url);
    },
  );
})();

/** A file with faults names its lines, and is not sent. */
export const CaptionsFaulty: Story = show(withVideo, {}, async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add captions' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add captions' });
  const input = dialog.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input.');
  const text = 'WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nHi';
  await userEvent.upload(input, new File([text], 'es.vtt', { type: 'text/vtt' }));
  await waitFor(async () =>
    expect(await within(dialog).findByText(/Line 3: Times are written like/)).toBeVisible(),
  );
  await expect(within(dialog).getByRole('button', { name: 'Add' })).toBeDisabled();
});
