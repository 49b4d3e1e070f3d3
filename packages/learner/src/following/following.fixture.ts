import type { Schema } from '@uplink/api-client';
import { product } from '@uplink/kit/testing';

export const personFixture: Schema<'Person'> = {
  id: 9,
  uniqueName: 'aiko',
  name: 'Aiko Morimoto',
  avatar: null,
  headline: 'Translator, aiming for a junior SOC role',
  isPublished: true,
  isFollowed: false,
};

export const publicProfileFixture: Schema<'PublicProfile'> = {
  person: personFixture,
  isOwn: false,
  memberSince: '2026-03-12T18:04:00.000Z',
  level: 2,
  lessonsDone: 31,
  productsDone: 1,
  followers: 12,
  following: 4,
  socialLinks: [{ network: 'linkedin', url: 'https://www.linkedin.com/in/aiko' }],
  achievements: [
    {
      id: 3,
      type: 1,
      name: product.name,
      image: null,
      earnedAt: '2026-05-02T18:04:00.000Z',
      product,
    },
  ],
};

export const mentorProfileFixture: Schema<'PublicProfile'> = {
  ...publicProfileFixture,
  person: {
    ...personFixture,
    name: 'Daniel Reyes',
    headline: 'Network engineer at a hospital',
  },
  lessonsDone: 0,
  achievements: [],
  mentoring: {
    quote: 'I read your configuration the way I would read that of a colleague.',
    products: [product],
  },
};
