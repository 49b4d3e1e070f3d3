import type { Schema } from '@uplink/api-client';
import type { FrontPage, FrontSite } from '@uplink/api-client/domain';
import { expect, test } from 'vitest';
import { headOf } from './head.ts';

const site: FrontSite = {
  publicUrl: 'https://academy.example',
  supportEmail: 'support@uplink.example',
  socialLinks: [],
  year: 2026,
  asksConsent: false,
};
const money = { amount: 14900, currency: 'USD' };
const price: Schema<'Price'> = {
  id: 1,
  type: 'paymentPlan',
  amount: { ...money, amount: 5000 },
  months: 3,
  total: money,
  trialDays: null,
  enrollmentFee: null,
  validDays: null,
  isDefault: true,
  listPrice: null,
};
const card: Schema<'FrontCard'> = {
  type: 2,
  subtype: null,
  uniqueName: 'ospf',
  name: 'OSPF & "areas" </script>',
  shortDescription: null,
  image: null,
  cover: { motif: 'areas', hue: 'ink', seed: 'ospf' },
  level: 2,
  length: 7200,
  lessonCount: 12,
  freeLessonCount: 1,
  duration: null,
  outcomes: [],
  isOnSale: true,
  opensAfter: [],
  price,
  plan: null,
  couponCode: null,
  rating: null,
  nextStart: null,
};
const product = (more: Partial<Schema<'FrontCard'>> = {}): FrontPage => ({
  kind: 'product',
  product: {
    card: { ...card, ...more },
    description: '',
    outcomes: ['Read a table'],
    sections: [],
    children: [],
    requirements: [],
    partOf: [],
    isNumbered: true,
    labCount: 0,
    mentors: [],
    stats: null,
    reviews: [],
    questions: [{ question: 'Why?', html: '<p>Because.</p>' }],
    checkout: null,
    couponCode: null,
    asksCoupon: false,
    seatsLeft: null,
    hasCertificate: false,
    reviewWait: null,
  },
});
const listing = (page: number, search = ''): FrontPage => ({
  kind: 'listing',
  type: 2,
  filter: { search, level: null, subtype: null },
  products: { data: [card], paging: { page, pageSize: 12, total: 30, next: null } },
});

test('a course is a Course with its offer, its place and its questions', () => {
  const { jsonLd, canonical, image } = headOf(product(), site);
  expect(canonical).toBe('https://academy.example/courses/ospf');
  expect(image).toBe('https://academy.example/covers/2/ospf.png');
  expect(jsonLd).toMatchObject([
    {
      '@type': 'Course',
      provider: { name: 'Uplink Academy' },
      offers: [{ price: '149.00', priceCurrency: 'USD', category: 'Paid' }],
      hasCourseInstance: [{ courseMode: 'Online', courseWorkload: 'PT120M' }],
    },
    { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, {}, { position: 3 }] },
    { '@type': 'FAQPage', mainEntity: [{ name: 'Why?' }] },
  ]);
});

test('what is not known is left out', () => {
  const [course] = headOf(product({ price: null }), site).jsonLd;
  expect(course).not.toHaveProperty('offers');
  expect(course).not.toHaveProperty('aggregateRating');
});

test('a bundle and a lab are a Product', () => {
  for (const type of [8, 10] as const)
    expect(headOf(product({ type }), site).jsonLd[0]).toMatchObject({ '@type': 'Product' });
});

test('search engines know the pages of a listing, and none of its searches', () => {
  expect(headOf(listing(0), site)).toMatchObject({
    canonical: 'https://academy.example/courses',
    isIndexed: true,
  });
  const second = headOf(listing(1), site);
  expect(second.canonical).toBe('https://academy.example/courses?page=2');
  expect(second.title).not.toBe(headOf(listing(0), site).title);
  expect(headOf(listing(0, 'ospf'), site).isIndexed).toBe(false);
  expect(headOf({ kind: 'missing' }, site).isIndexed).toBe(false);
});

const lesson: FrontPage = {
  kind: 'lesson',
  lesson: {
    id: 42,
    name: 'Rumours and maps',
    product: { id: 3, name: 'OSPF', uniqueName: 'ospf', type: 2 },
    parent: null,
    section: { id: 41, name: 'The idea', position: 1 },
    position: 1,
    status: null,
    isFree: true,
    isPreview: true,
    isNumbered: true,
    isFinished: false,
    isSkipped: false,
    canSkip: false,
    remaining: ['finish'],
    description: `<p>Every <em>router</em> tells.</p>${'<p>And tells.</p>'.repeat(40)}`,
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
    next: null,
  },
};

test('a free lesson is a LearningResource that belongs to its course', () => {
  const { title, description, canonical, image, jsonLd } = headOf(lesson, site);
  expect(title).toBe('Rumours and maps - OSPF - Uplink Academy');
  expect(description).toMatch(/^A free lesson of OSPF: Every router tells\. And tells\..+…$/);
  expect(canonical).toBe('https://academy.example/courses/ospf/sections/41/lessons/42');
  expect(image).toBe('https://academy.example/covers/2/ospf.png');
  expect(jsonLd).toMatchObject([
    { '@type': 'LearningResource', isAccessibleForFree: true, timeRequired: 'PT4M' },
    { '@type': 'BreadcrumbList', itemListElement: [{}, {}, {}, { position: 4 }] },
  ]);
});

test('the landing page and listings show the cover of their first product', () => {
  const home: FrontPage = {
    kind: 'home',
    home: {
      figures: { lessons: 9, labs: 2, reviewedHomeworks: 0, reviewWait: null },
      programs: [{ ...card, type: 1, uniqueName: 'engineer' }],
      courses: [card],
      freeLesson: null,
      mentors: [],
      rating: null,
      reviews: [],
    },
  };
  expect(headOf(home, site).image).toBe('https://academy.example/covers/1/engineer.png');
  expect(headOf(listing(0), site).image).toBe('https://academy.example/covers/2/ospf.png');
});

test('a checkout page is shared with its title and the cover of its product', () => {
  const page: FrontPage = {
    kind: 'checkout',
    checkout: {
      uniqueId: 'ospf-night',
      title: 'OSPF at night',
      product: { id: 3, name: 'OSPF', uniqueName: 'ospf', type: 2 },
    },
  };
  expect(headOf(page, site)).toMatchObject({
    title: 'OSPF at night - Uplink Academy',
    canonical: 'https://academy.example/checkout/ospf-night',
    image: 'https://academy.example/covers/2/ospf.png',
    isIndexed: false,
    jsonLd: [],
  });
});

test('search engines keep neither profiles nor certificates', () => {
  const profile: FrontPage = {
    kind: 'profile',
    profile: {
      person: {
        id: 1,
        uniqueName: 'ada',
        name: 'Ada Byron',
        avatar: null,
        headline: 'Engineer',
        isPublished: true,
        isFollowed: false,
      },
      isOwn: false,
      memberSince: '2026-01-01T00:00:00.000Z',
      level: 2,
      lessonsDone: 3,
      productsDone: 0,
      followers: 0,
      following: 0,
      socialLinks: [],
      achievements: [],
    },
  };
  const { canonical, isIndexed, jsonLd } = headOf(profile, site);
  expect([canonical, isIndexed]).toEqual(['https://academy.example/profile/ada', false]);
  expect(jsonLd).toEqual([]);
  expect(headOf({ kind: 'verification', verification: null }, site).isIndexed).toBe(false);
});
