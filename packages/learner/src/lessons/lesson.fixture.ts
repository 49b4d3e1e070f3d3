import type { Schema } from '@uplink/api-client';

const media = (file: string) =>
  new URL(`../../../../apps/server/demo/videos/${file}`, import.meta.url).href;

const product = {
  id: 3,
  name: 'OSPF in Practice',
  uniqueName: 'ospf-in-practice',
  type: 2 as const,
};

/** A lesson with all it can have, for stories and tests. The video takes 48 s. */
export const lessonFixture: Schema<'Lesson'> = {
  id: 1,
  name: 'The three-way handshake',
  product,
  parent: { id: 4, name: 'Network Engineer Program', uniqueName: 'network-engineer', type: 1 },
  section: { id: 2, name: 'OSPF neighbors', position: 2 },
  position: 5,
  status: 2,
  isFree: false,
  isPreview: false,
  isFinished: false,
  isSkipped: false,
  isNumbered: true,
  canSkip: false,
  remaining: ['finish', 'quiz'],
  description:
    '<p>Two routers that share a link do not trust each other at once. They greet, agree on who speaks first, and only then exchange routes.</p><h2>Read the state before you touch the config</h2><ul><li><strong>Init</strong>: your Hello arrives there, theirs does not name you.</li><li><strong>Loading</strong>: a requested LSA never comes. Suspect a lossy link.</li></ul><pre data-title="R2, privileged exec"><code>R2# show ip ospf neighbor</code></pre>',
  motivationalMessage: null,
  xpPoints: 60,
  level: 2,
  duration: 48,
  video: {
    provider: 'file',
    url: media('tcp-handshake.mp4'),
    poster: media('tcp-handshake.jpg'),
    duration: 48,
    captions: [
      { language: 'en', label: 'English', url: media('tcp-handshake.vtt') },
      { language: 'nl', label: 'Nederlands', url: media('dns-lookup.vtt') },
    ],
    chapters: media('tcp-handshake.chapters.vtt'),
    thumbnails: media('tcp-handshake.thumbnails.vtt'),
  },
  watch: { position: 0, secondsWatched: 0 },
  resources: [{ id: 1, title: 'Slides of this lesson', url: 'https://example.org/slides.pdf' }],
  noteCount: 2,
  questionCount: 14,
  quiz: { id: 9, questionCount: 6, status: 'notSubmitted' },
  homework: null,
  previous: null,
  next: {
    isLocked: true,
    lesson: { id: 6, name: 'LSA types 1 to 5', sectionId: 2, product },
  },
};
