import type { Schema } from '@uplink/api-client';
import { product } from '@uplink/kit/testing';

export const profileFixture: Schema<'Profile'> = {
  id: 5,
  version: 3,
  uniqueName: 'maya',
  firstName: 'Maya',
  lastName: 'Okafor',
  headline: 'Learning networks in the evening',
  quote: null,
  email: 'maya@example.org',
  pendingEmail: null,
  hasPassword: true,
  freshUntil: '2099-01-01T00:00:00.000Z',
  phone: '+44 113 496 0000',
  companyId: null,
  companyName: 'Northwind',
  shippingAddress: {
    street: '12 Cable Road',
    city: 'Leeds',
    state: null,
    zip: 'LS1 4AP',
    country: 'UK',
  },
  tshirtSize: 'M',
  socialLinks: [{ network: 'linkedin', url: 'https://www.linkedin.com/in/maya' }],
  specialStatus: 'Early learner',
  signupMethod: 'email',
  referralCode: '7a474642fb4b',
  avatar: null,
  birthDateMonth: 4,
  birthDateDay: 9,
  birthDateYear: 1991,
  isIAU: false,
  isPublished: false,
  roles: ['student'],
};

export const statsFixture: Schema<'UserStats'> = {
  totalXpPoints: 1940,
  level: 1,
  lessonsDone: 18,
  productsLearning: 3,
  productsDone: 1,
  quizzesDone: 14,
  homeworksAccepted: 4,
  secondsLearned: 42_300,
  daysLearned: 21,
  following: 2,
  followers: 3,
  playlists: 2,
  memberSince: '2026-03-12T18:04:00.000Z',
};

export const achievementFixture: Schema<'Achievement'> = {
  id: 3,
  type: 1,
  name: product.name,
  image: null,
  earnedAt: '2026-05-02T18:04:00.000Z',
  product,
};
