import type { Schema } from '@uplink/api-client';
import type { FrontSite } from '@uplink/api-client/domain';

export const siteFixture: FrontSite = {
  publicUrl: 'https://academy.example',
  supportEmail: 'support@uplink.example',
  socialLinks: [{ label: 'YouTube', url: 'https://www.youtube.com/' }],
  year: 2026,
  asksConsent: true,
};

export function priceFixture(more: Partial<Schema<'Price'>> = {}): Schema<'Price'> {
  return {
    id: 31,
    type: 'oneTime',
    amount: { amount: 14900, currency: 'USD' },
    months: null,
    total: null,
    trialDays: null,
    enrollmentFee: null,
    validDays: null,
    isDefault: true,
    listPrice: null,
    ...more,
  };
}

export const planFixture = priceFixture({
  id: 32,
  type: 'paymentPlan',
  amount: { amount: 5200, currency: 'USD' },
  months: 3,
  total: { amount: 15600, currency: 'USD' },
});

const coverFixture: Schema<'Cover'> = { motif: 'areas', hue: 'ink', seed: 'ospf-in-practice' };

export function cardFixture(more: Partial<Schema<'FrontCard'>> = {}): Schema<'FrontCard'> {
  return {
    type: 2,
    subtype: null,
    uniqueName: 'ospf-in-practice',
    name: 'OSPF in Practice',
    shortDescription: 'Make routers agree, and repair them when they stop.',
    image: null,
    cover: coverFixture,
    level: 2,
    length: 21600,
    lessonCount: 12,
    freeLessonCount: 2,
    duration: null,
    outcomes: ['Read a neighbor table', 'Split a network into areas', 'Hand in a design'],
    isOnSale: true,
    opensAfter: [],
    price: priceFixture(),
    plan: planFixture,
    couponCode: null,
    rating: { average: 4.8, count: 126 },
    nextStart: null,
    ...more,
  };
}

export const programCardFixture = cardFixture({
  type: 1,
  uniqueName: 'network-engineer',
  name: 'Network Engineer Program',
  shortDescription: 'From the first ping to a routed two-site network.',
  duration: 15_552_000,
  nextStart: '2026-03-02',
  price: priceFixture({ amount: { amount: 378000, currency: 'USD' } }),
});

export const mentorFixture: Schema<'FrontMentor'> = {
  name: 'Daniel Reyes',
  avatar: null,
  headline: 'Network architect, logistics',
  quote: 'Show me the routing table before you show me the config.',
  profile: 'daniel',
  products: ['OSPF in Practice', 'Two-Site WAN'],
};

export const reviewFixture: Schema<'FrontReview'> = {
  id: 3,
  author: 'Linh T.',
  product: 'OSPF in Practice',
  stars: 5,
  review: 'Breaking an area in the lab and fixing it at eleven at night is what made it stick.',
  date: '2026-03-09T18:04:00.000Z',
};

const lesson = (id: number, name: string, more: Partial<Schema<'FrontLesson'>> = {}) => ({
  id,
  name,
  length: 860,
  isFree: false,
  hasVideo: true,
  quizQuestions: 0,
  hasHomework: false,
  ...more,
});

export function productFixture(more: Partial<Schema<'FrontProduct'>> = {}): Schema<'FrontProduct'> {
  return {
    card: cardFixture(),
    description: '<p>You start with two routers and one link.</p>',
    outcomes: ['Read a neighbor table and say what is wrong', 'Bring two routers to Full'],
    sections: [
      {
        id: 41,
        name: 'The link-state idea',
        lessons: [
          lesson(42, 'Why routers tell everybody everything', { isFree: true, quizQuestions: 4 }),
          lesson(43, 'Router ids, and how they go wrong', { isFree: true, hasVideo: false }),
        ],
      },
      {
        id: 51,
        name: 'Neighbors on a link',
        lessons: [lesson(52, 'What a Hello says', { hasHomework: true }), lesson(53, 'Full')],
      },
    ],
    isNumbered: true,
    children: [],
    requirements: [cardFixture({ uniqueName: 'vlans', name: 'VLANs and Switching', rating: null })],
    partOf: [programCardFixture],
    labCount: 4,
    mentors: [mentorFixture],
    stats: { count: 126, average: 4.8, recommendation: 9.1, counts: [1, 1, 3, 14, 107] },
    reviews: [reviewFixture],
    questions: [{ question: 'Do I need my own switches?', html: '<p>No.</p>' }],
    checkout: 'ospf-in-practice',
    couponCode: null,
    asksCoupon: false,
    seatsLeft: null,
    hasCertificate: true,
    reviewWait: 'day',
    ...more,
  };
}

export const homeFixture: Schema<'FrontHome'> = {
  figures: { lessons: 62, labs: 14, reviewedHomeworks: 21, reviewWait: 'day' },
  programs: [programCardFixture],
  courses: [cardFixture(), cardFixture({ uniqueName: 'vlans', name: 'VLANs', rating: null })],
  freeLesson: {
    id: 42,
    sectionId: 41,
    name: 'Why routers tell everybody everything',
    length: 480,
    poster: null,
    cover: coverFixture,
    product: { id: 3, name: 'OSPF in Practice', uniqueName: 'ospf-in-practice', type: 2 },
  },
  mentors: [mentorFixture],
  rating: { average: 4.8, count: 126 },
  reviews: [reviewFixture],
};

export const emptyHomeFixture: Schema<'FrontHome'> = {
  figures: { lessons: 0, labs: 0, reviewedHomeworks: 0, reviewWait: null },
  programs: [],
  courses: [],
  freeLesson: null,
  mentors: [],
  rating: null,
  reviews: [],
};

const product = {
  id: 3,
  name: 'OSPF in Practice',
  uniqueName: 'ospf-in-practice',
  type: 2,
} as const;

export const lessonFixture: Schema<'Lesson'> = {
  id: 42,
  name: 'Why routers tell everybody everything',
  product,
  parent: null,
  section: { id: 41, name: 'The link-state idea', position: 1 },
  position: 1,
  status: null,
  isFree: true,
  isPreview: true,
  isFinished: false,
  isSkipped: false,
  isNumbered: true,
  canSkip: false,
  remaining: ['finish'],
  description: '<p>Every router tells what it sees.</p><h2>A map instead of a rumour</h2>',
  motivationalMessage: null,
  xpPoints: 60,
  level: 2,
  duration: 240,
  video: null,
  watch: { position: 0, secondsWatched: 0 },
  resources: [],
  noteCount: 0,
  questionCount: null,
  quiz: null,
  homework: null,
  previous: null,
  next: { isLocked: false, lesson: { id: 43, name: 'Router ids', sectionId: 41, product } },
};
