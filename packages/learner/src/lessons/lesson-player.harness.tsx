import { render, screen, waitFor } from '@testing-library/react';
import type { Schema } from '@uplink/api-client';
import { UplinkProvider } from '@uplink/api-client/react';
import { createTestClient } from '@uplink/api-client/testing';
import { lessonFixture } from './lesson.fixture.ts';
import { LessonPlayer, type LessonPlayerProps } from './lesson-player.tsx';
// The player's own part comes with the test file: built on demand it can take longer than a test waits.
import './video/lesson-video.tsx';

/** A lesson in a page, with the reports its server got; waits until the video is there. */
export async function openLesson(
  part: Partial<Schema<'Lesson'>> = {},
  props: Partial<LessonPlayerProps> = {},
) {
  const reports: { body: Schema<'WatchReport'>; isKeptAlive: boolean }[] = [];
  const client = createTestClient({
    'GET /me/lessons/1': { ...lessonFixture, ...part },
    'POST /me/modules/1/stats': async (request: Request) => {
      reports.push({ body: await request.json(), isKeptAlive: request.keepalive });
      return new Response(null, { status: 204 });
    },
  });
  const draw = (changed: Partial<LessonPlayerProps> = {}) => (
    <UplinkProvider client={client}>
      <label>
        Something to type in <input />
      </label>
      <LessonPlayer lessonId={1} backHref="#back" onFinished={() => {}} {...props} {...changed} />
    </UplinkProvider>
  );
  const page = render(draw());
  // The player is a part of its own that loads behind the lesson.
  await screen.findByRole('button', { name: 'Play' }, { timeout: 15_000 });
  const video = page.container.querySelector('video');
  if (!video) throw new Error('The lesson shows no video.');
  await waitFor(() => {
    if (video.readyState < 1 || video.seeking) throw new Error('The video is not there yet.');
  });
  return {
    ...page,
    video,
    reports,
    change: (changed: Partial<LessonPlayerProps>) => page.rerender(draw(changed)),
  };
}
