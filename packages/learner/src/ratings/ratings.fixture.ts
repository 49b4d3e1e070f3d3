import type { Schema } from '@uplink/api-client';
import { daniel, longText, maya } from '@uplink/kit/testing';

export const ratingFixture: Schema<'Rating'> = {
  moduleId: 3,
  stars: 4,
  review: 'Clear, and every step can be tried at home.',
  nps: 8,
  date: '2026-03-09T18:04:00.000Z',
};

const review = {
  id: 1,
  author: maya,
  stars: 5,
  review: 'Calm and exact.',
  date: ratingFixture.date,
};

export const ratingsFixture: Schema<'RatingPage'> = {
  data: [
    review,
    { ...review, id: 2, author: { ...daniel, name: 'Aiko Morimoto' }, stars: 3 },
    {
      ...review,
      id: 3,
      author: { ...daniel, name: longText },
      review: `${longText}\n\n${longText}`,
    },
    { ...review, id: 4, review: 'My old rack finally makes sense.' },
    { ...review, id: 5, author: { ...daniel, name: 'Owen Pritchard' }, stars: 2 },
  ],
  paging: { page: 0, pageSize: 5, total: 7, next: '/modules/3/ratings?page=1&limit=5' },
  stats: { count: 7, average: 4.29, recommendation: 8.4, counts: [0, 1, 1, 1, 4] },
  isRated: true,
};

export const noRatingsFixture: Schema<'RatingPage'> = {
  data: [],
  paging: { page: 0, pageSize: 5, total: 0, next: null },
  stats: { count: 0, average: null, recommendation: null, counts: [0, 0, 0, 0, 0] },
  isRated: false,
};
