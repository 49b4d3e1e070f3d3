import type { Schema } from '@uplink/api-client';
import { lesson } from '@uplink/kit/testing';

export const summaryFixture: Schema<'PlaylistSummary'> = {
  id: 1,
  title: 'Before the interview',
  lessonCount: 3,
  doneCount: 1,
  seconds: 3240,
  holdsLesson: null,
  updatedAt: '2026-11-12T18:04:00.000Z',
};

export const playlistFixture: Schema<'Playlist'> = {
  id: 1,
  title: 'Before the interview',
  version: 4,
  updatedAt: '2026-11-12T18:04:00.000Z',
  lessons: [
    { lesson, seconds: 900, isDone: true, isOwn: true },
    { lesson: { ...lesson, id: 2, name: 'LSA types' }, seconds: 1440, isDone: false, isOwn: true },
    { lesson: { ...lesson, id: 3, name: 'Stub areas' }, seconds: 900, isDone: false, isOwn: false },
  ],
};
