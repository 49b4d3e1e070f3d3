import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import { UplinkProvider } from '@uplink/api-client/react';
import { createTestClient, type TestAnswers } from '@uplink/api-client/testing';
import { courseFixture, parameters, press, tabTo } from '@uplink/kit/testing';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { lessonFixture } from './lesson.fixture.ts';
import { LessonPlayer, type LessonPlayerProps } from './lesson-player.tsx';

const path = 'GET /me/lessons/1';
const { video } = lessonFixture;

function withAnswers(answers: TestAnswers, props: Partial<LessonPlayerProps> = {}) {
  return {
    beforeEach: () => localStorage.clear(),
    render: () => (
      <UplinkProvider client={createTestClient(answers)}>
        <LessonPlayer lessonId={1} backHref="#back" onFinished={fn()} {...props} />
      </UplinkProvider>
    ),
  };
}

function withLesson(part: Partial<Schema<'Lesson'>> = {}, props: Partial<LessonPlayerProps> = {}) {
  return withAnswers(
    {
      [path]: { ...lessonFixture, ...part },
      'POST /me/modules/1/stats': null,
      'PATCH /me/modules/1': () => Promise.reject(new TypeError('offline')),
    },
    props,
  );
}

const refused = (status: number, body: Record<string, unknown>) => () =>
  Response.json({ requestId: 'x', ...body }, { status });

type Canvas = ReturnType<typeof within>;

/** Waits for the parts that are loaded beside the lesson. */
async function complete(canvas: Canvas) {
  await canvas.findByRole('button', { name: 'Play' });
  await canvas.findByText(/Two routers that share a link/);
}

const meta = { title: 'learner/LessonPlayer', parameters } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  ...withLesson(),
  play: async ({ canvas }) => {
    await complete(canvas);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(lessonFixture.name);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Finish lesson' })).toBeVisible(),
    );
    await expect(canvas.queryByRole('button', { name: /Note/ })).toBeNull();
  },
};

export const ForVisitors: Story = {
  ...withLesson({}, { hasPoints: false }),
  play: async ({ canvas }) => {
    await complete(canvas);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Finish lesson' })).toBeVisible(),
    );
    await expect(canvas.queryByText(/XP/)).toBeNull();
  },
};

export const WithNotes: Story = {
  ...withLesson({}, { onNote: fn() }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Note at 00:00' })).toBeVisible(),
    );
  },
};

export const WithPanels: Story = {
  ...withLesson(
    {},
    {
      panels: ({ noteCount }) => [
        { id: 'notes', label: 'Notes', count: noteCount, render: () => 'Words of the page around' },
      ],
      marks: [{ at: 24, label: 'MTU' }],
    },
  ),
  play: async ({ canvas }) => {
    await complete(canvas);
    await expect(canvas.getByTitle('MTU').style.left).toBe('50%');
    const names = canvas.getAllByRole('tab').map(({ textContent }) => textContent);
    await expect(names.slice(0, 3)).toEqual(['Overview', 'Notes2', 'Resources1']);
    await userEvent.click(canvas.getByRole('tab', { name: 'Notes 2' }));
    await waitFor(() => expect(canvas.getByText('Words of the page around')).toBeVisible());
  },
};

const onTabChange = fn();
export const TabFromAddress: Story = {
  ...withLesson({}, { tab: 'resources', onTabChange }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { selected: true })).toHaveTextContent('Resources');
    await userEvent.click(canvas.getByRole('tab', { name: 'Overview' }));
    await expect(onTabChange).toHaveBeenLastCalledWith('overview');
  },
};

export const WithExercises: Story = {
  ...withLesson({ exercises: ['Read a neighbor table'] }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Try it' });
    await waitFor(() => expect(link).toBeVisible());
    expect(link).toHaveAttribute('href', expect.stringMatching(/\/exercises$/));
    expect(canvas.getByText('Read a neighbor table')).toBeVisible();
  },
};

export const NoVideo: Story = {
  ...withLesson({ video: null }),
  play: async ({ canvas }) => {
    await canvas.findByText(/Two routers that share a link/);
    await expect(canvas.queryByRole('region', { name: /^Video/ })).toBeNull();
    await expect(canvas.queryByRole('tab', { name: 'Transcript' })).toBeNull();
  },
};

export const NoCaptions: Story = {
  ...withLesson({ video: video && { ...video, captions: [], chapters: null } }),
  play: async ({ canvas }) => {
    await complete(canvas);
    await expect(canvas.queryByRole('button', { name: 'Captions' })).toBeNull();
    await expect(canvas.queryByRole('tab', { name: 'Transcript' })).toBeNull();
  },
};

export const Chapters: Story = {
  ...withLesson({}, { startAt: 9 }),
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('slider', { name: 'Position' });
    await waitFor(() =>
      expect(bar).toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(/^00:09 of 00:4\d, SYN$/),
      ),
    );
  },
};

export const ResumeBar: Story = {
  ...withLesson({ watch: { position: 29, secondsWatched: 29 } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Continues at 00:29')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Start over' })).toBeVisible());
  },
};

export const Done: Story = {
  ...withLesson({
    status: 3,
    isFinished: true,
    remaining: [],
    watch: { position: 29, secondsWatched: 48 },
    next: lessonFixture.next && { ...lessonFixture.next, isLocked: false },
  }),
  play: async ({ canvas }) => {
    await complete(canvas);
    await expect(canvas.queryByText(/^Continues at/)).toBeNull();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Next lesson' })).toBeVisible());
  },
};

export const WithoutNumbers: Story = {
  ...withLesson({ isNumbered: false }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(lessonFixture.section.name)).toBeVisible());
    await expect(canvas.queryByText(/^Section \d/)).toBeNull();
  },
};

export const CanBeSkipped: Story = {
  ...withLesson({ canSkip: true }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Skip lesson' })).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Finish lesson' })).toBeVisible(),
    );
  },
};

export const Skipped: Story = {
  ...withLesson({ isSkipped: true }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/^Skipped\. You can still finish it/)).toBeVisible(),
    );
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Next lesson' })).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Finish lesson' })).toBeVisible(),
    );
  },
};

export const TranscriptOpen: Story = {
  ...withLesson({}, { startAt: 21 }),
  play: async ({ canvas }) => {
    await complete(canvas);
    await userEvent.click(canvas.getByRole('tab', { name: 'Transcript' }));
    const now = await canvas.findByRole('button', { name: /And my own bytes start after 5000/ });
    await expect(now.closest('li')).toHaveAttribute('aria-current', 'true');
  },
};

export const Settings: Story = {
  ...withLesson(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Video settings' }));
    const panel = within(await canvas.findByRole('dialog', { name: 'Video settings' }));
    await userEvent.selectOptions(panel.getByLabelText('Colour'), 'Yellow');
    await userEvent.selectOptions(panel.getByLabelText('Size'), 'Large');
    await expect(panel.getByText('Captions look like this.').parentElement).toHaveAttribute(
      'data-color',
      'yellow',
    );
  },
};

export const Keys: Story = {
  ...withLesson(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keyboard shortcuts' }));
    const panel = within(await canvas.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await waitFor(() => expect(panel.getByText('Play or pause')).toBeVisible());
    await expect(panel.queryByText('Add a note at this moment')).toBeNull();
  },
};

export const VideoFailed: Story = {
  ...withLesson({ video: video && { ...video, url: '/no-such-video.mp4', poster: null } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      "We couldn't play this video. The text below covers everything.",
    );
  },
};

export const NotFinished: Story = {
  ...withAnswers({
    [path]: lessonFixture,
    'PATCH /me/modules/1': refused(500, { code: 'internal', message: 'Something broke here.' }),
  }),
  play: async ({ canvas }) => {
    await complete(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Finish lesson' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /We couldn't mark this lesson as finished\. Something broke here/,
    );
  },
};

export const FinishedOffline: Story = {
  ...withLesson(),
  play: async ({ canvas }) => {
    await complete(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Finish lesson' }));
    await waitFor(() => expect(canvas.getByText(/^Finished on this device/)).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Finish lesson' })).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

let isOffline = false;

/** The answer that it is finished was the last one before the network went away. */
export const FinishedThenOffline: Story = {
  ...withAnswers({
    [path]: () =>
      isOffline
        ? Promise.reject(new TypeError('offline'))
        : Response.json({ ...lessonFixture, remaining: ['finish', 'quiz'] }),
    'POST /me/modules/1/stats': null,
    'PATCH /me/modules/1': () => {
      isOffline = true;
      return Response.json(courseFixture);
    },
  }),
  beforeEach: () => {
    isOffline = false;
    localStorage.clear();
  },
  play: async ({ canvas }) => {
    await complete(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Finish lesson' }));
    // At once, though the lesson is still asked for: three times, over three seconds.
    await expect(await canvas.findByRole('link', { name: 'Open the quiz' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Finish lesson' })).toBeNull();
  },
};

const longTitle =
  'Neighbor states from Down to Full on broadcast, point-to-point and non-broadcast networks, with Supercalifragilisticexpialidocious_Interface0/0/0/0/0/0';

export const LongTitle: Story = {
  ...withLesson({ name: longTitle }),
  play: async ({ canvas, canvasElement }) => {
    await complete(canvas);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Narrow: Story = {
  ...withLesson({ name: longTitle, watch: { position: 29, secondsWatched: 29 } }),
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await complete(canvas);
  },
};

export const RightToLeft: Story = {
  ...withLesson({ name: 'حالات الجوار', watch: { position: 29, secondsWatched: 29 } }),
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await complete(canvas);
    // Time runs from left to right in every script.
    const bar = canvas.getByRole('slider', { name: 'Position' });
    await expect(getComputedStyle(bar).direction).toBe('ltr');
  },
};

export const Dark: Story = {
  ...withLesson(),
  globals: { theme: 'dark' },
  play: async ({ canvas }) => complete(canvas),
};

export const Loading: Story = withAnswers({ [path]: () => new Promise<Response>(() => {}) });
export const Empty: Story = {
  ...withAnswers({}),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'This lesson does not exist' });
  },
};
export const Forbidden: Story = withAnswers({
  [path]: refused(403, { message: 'This course is not yours.', code: 'forbidden' }),
});
export const Locked: Story = withAnswers({
  [path]: refused(403, {
    message: 'LSA types opens when the quiz is done.',
    reason: 'LSA types opens when the quiz is done.',
    code: 'locked',
  }),
});
export const LockedForSale: Story = {
  ...withAnswers({
    [path]: refused(403, {
      message: "You don't own OSPF in Practice yet.",
      reason: "You don't own OSPF in Practice yet.",
      code: 'locked',
      next: { kind: 'purchase', moduleId: 2, name: 'OSPF in Practice', lessonId: 1 },
    }),
  }),
  play: async ({ canvas }) => {
    const buy = await canvas.findByRole('link', { name: 'Buy this lesson' });
    await expect(buy).toHaveAttribute('href', '?in-app=1');
  },
};
const unstarted = refused(403, {
  message: 'Start OSPF in Practice to open its lessons.',
  reason: 'Start OSPF in Practice to open its lessons.',
  code: 'locked',
  next: { kind: 'start', moduleId: 2, name: 'OSPF in Practice' },
});
let isStarted = false;
export const StartsOnOpen: Story = {
  ...withAnswers({
    [path]: () => (isStarted ? Response.json(lessonFixture) : unstarted()),
    'PATCH /me/modules/1': () => {
      isStarted = true;
      return Response.json(courseFixture);
    },
    'POST /me/modules/1/stats': null,
  }),
  beforeEach: () => {
    isStarted = false;
  },
  play: async ({ canvas }) => {
    await complete(canvas);
  },
};
export const StartRefused: Story = {
  ...withAnswers({
    [path]: unstarted,
    'PATCH /me/modules/1': refused(403, {
      message: 'Finish VLANs first.',
      reason: 'Finish VLANs first.',
      code: 'locked',
    }),
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Finish VLANs first/)).toBeVisible());
  },
};
export const Failed: Story = withAnswers({
  [path]: refused(422, { message: 'Something broke.', code: 'internal' }),
});

/** The controls of the player, its list of shortcuts and back, then the end of the lesson. */
export const ByKeyboard: Story = {
  ...withLesson(),
  play: async ({ canvas }) => {
    await complete(canvas);
    await tabTo(canvas.getByRole('button', { name: 'Play' }));
    const keys = canvas.getByRole('button', { name: 'Keyboard shortcuts' });
    await press(keys);
    await canvas.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await press(canvas.getByRole('button', { name: 'Finish lesson' }));
    await waitFor(() => expect(canvas.getByText(/^Finished on this device/)).toBeVisible());
  },
};
