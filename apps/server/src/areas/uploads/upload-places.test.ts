import contract from '@uplink/api-client/contract.json' with { type: 'json' };
import { orderOfElements, UPLOAD_RULES, type UploadCategory } from '@uplink/api-client/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLocalStorage } from '../../providers/storage/local-storage.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, type Course } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { give, learn } from '../../testing/world/learning.ts';
import { addPerson } from '../../testing/world/people.ts';
import { postUpload } from '../../testing/world/work.ts';
import { emptyLayout } from '../checkout/authoring/empty-layout.ts';
import { addPage } from '../checkout/page.fixture.ts';
import { addEveningGroup, milestoneOf } from '../milestones/evening-group.fixture.ts';
import { setTerms } from '../terms/authoring/terms.service.ts';

/** In two parts, so that scanners don't find it here. */
const eicar = Buffer.from(
  `X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-${'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'}`,
);

let academy: TestApp;
let course: Course;
let signed: number;
let milestone: number;
let checkout: number;
let addon: number;
beforeAll(async () => {
  academy = await createWorld();
  await addEveningGroup(academy);
  const ownerId = await addPerson(academy, 'author', {
    roles: ['mentor', 'admin', 'marketing', 'student'],
  });
  course = await addCourse(academy, { ownerId, lessons: [{ homework: {} }] });
  await learn(academy, 'learner', course);
  const agreed = await addCourse(academy);
  signed = agreed.id;
  await setTerms(academy.db, academy.clock, signed, { title: 'Terms', body: 'Be kind.' });
  await give(academy, 'learner', agreed);
  milestone = (await milestoneOf(academy, 'learner', 'Two-site design')).id;
  checkout = (await addPage(academy)).id;
  const form = { name: 'An hour', productId: null, customProduct: 'An hour with an engineer' };
  addon = (await academy.call('author', 'POST', '/management/addons', form)).body.id;
}, 120_000);
afterAll(() => academy.close());

type Call = Parameters<TestApp['call']>;
type HandIn = (key: string) => [Call[1], Call[2], object];

const layoutWith =
  (change: (key: string) => object): HandIn =>
  (key) => {
    const layout = { ...emptyLayout('Title'), order: orderOfElements(undefined), ...change(key) };
    const url = `/management/checkouts/${checkout}/layout`;
    return ['PUT', url, { version: 1, layout }];
  };
const header = { title: 'Title', text: '', background: null, logo: null };
const settings =
  (field: string): HandIn =>
  (key) => [
    'PATCH',
    `/creator/me/modules/${course.id}/settings?type=2`,
    { version: 1, [field]: key },
  ];
const diploma = (image: (key: string) => object): HandIn => {
  const none = ['headerImage', 'backgroundImage', 'logoImage', 'thumbnailImage', 'topImage'];
  const noLogos = ['leftLogo', 'middleLogo', 'rightLogo', 'leftImage', 'bottomImage'];
  const noWords = ['signature', 'leftSignature', 'rightSignature', 'label', 'title'];
  return (key) => [
    'POST',
    '/creator/me/diplomas',
    {
      ...Object.fromEntries([...none, ...noLogos, ...noWords].map((field) => [field, null])),
      ...{ name: 'Award', type: 1, body: 'For {{studentName}}.', moduleIds: [] },
      ...{ referencePrefix: 'UA-', referenceStartNumber: 1, expiryDate: 0, borderColor: '#1F47D6' },
      ...image(key),
    },
  ];
};
const agreement: HandIn = (key) => {
  const person = { name: 'Ann', phone: '+1 312 555 0142', email: 'ann@example.org' };
  const more = { version: 1, address: '1420 Lakeview Ave', birthDate: '1994-05-11' };
  const body = { ...person, ...more, signature: key, initials: 'signature/none.png' };
  return ['PUT', `/me/modules/${signed}/terms/agreement`, body];
};
const lesson = () => course.lessons[0];

/** Every call that takes a file, by the kind of file. */
const places: Record<UploadCategory, Record<string, HandIn>> = {
  avatar: { 'a profile': (key) => ['PATCH', '/me', { avatar: key }] },
  signature: { 'a signature': agreement },
  award: {
    'the logo of a certificate': diploma((key) => ({ leftLogo: key })),
    'a signature of a certificate': diploma((key) => ({
      leftSignature: { image: key, name: 'Ilse van Dijk', jobTitle: 'Lead mentor' },
    })),
  },
  moduleImage: {
    'the header of a product': settings('headerImage'),
    'the picture of an add-on': (key) => {
      const layout = { title: 'An hour', text: 'With an engineer.' };
      const url = `/management/addons/${addon}/layout`;
      return ['PUT', url, { version: 1, layout, image: key }];
    },
    'the background of a checkout page': layoutWith((key) => ({
      header: { ...header, background: key },
    })),
    'the picture of a checkout page': layoutWith((key) => ({ image: { url: key, alt: 'A rack' } })),
  },
  moduleLogo: {
    'the logo of a product': settings('logo'),
    'the logo of a checkout page': layoutWith((key) => ({
      header: { ...header, logo: { url: key, alt: 'Uplink' } },
    })),
  },
  testimonial: {
    'a photo on a checkout page': layoutWith((key) => ({
      testimonials: {
        title: 'They say',
        items: [{ message: 'Good.', name: 'Ann', jobTitle: 'Engineer', photo: key }],
      },
    })),
  },
  productFiles: {
    'an import of a product': (key) => ['POST', '/creator/me/imports', { key, moduleId: null }],
  },
  homework: {
    'a homework': (key) => ['POST', `/me/homeworks/${lesson()?.homework}`, { filePath: [key] }],
  },
  milestone: {
    'a milestone': (key) => ['POST', `/me/milestones/${milestone}/submissions`, { files: [key] }],
  },
  csv: {
    'a list of people': (key) => ['POST', '/management/user-uploads', { key, fields: null }],
  },
  lessonVideo: {
    'the video of a lesson': (key) => [
      'PUT',
      `/creator/me/lessons/${lesson()?.id}/video`,
      { key, poster: null, replaces: null },
    ],
  },
  mediaImage: {
    'the files of a product': (key) => ['POST', `/creator/me/modules/${course.id}/media`, { key }],
  },
};

const resources: Partial<Record<UploadCategory, () => object>> = {
  milestone: () => ({ resource: 'milestone', resourceId: milestone }),
  homework: () => ({ resource: 'homework', resourceId: lesson()?.homework }),
};
const ofLearner = new Set<UploadCategory>(['milestone', 'homework', 'signature']);

const rows = Object.entries(places).flatMap(([category, calls]) =>
  Object.entries(calls).map(([place, handIn]) => ({
    category: category as UploadCategory,
    place,
    handIn,
  })),
);

test.each(rows)('the test virus is refused and removed as $place ($category)', async (row) => {
  const { category, handIn } = row;
  const person = ofLearner.has(category) ? 'learner' : 'author';
  const key = await postUpload(academy, person, {
    fileName: `file.${UPLOAD_RULES[category].extensions[0]}`,
    bytes: eicar,
    ...(resources[category]?.() ?? { category }),
  });
  const { status, body } = await academy.call(person, ...handIn(key));
  expect([status, body.message]).toEqual([422, 'This file contains a virus. We removed it.']);
  const { config, clock } = academy;
  const storage = createLocalStorage({ ...config, folder: `${config.dataDir}/storage`, clock });
  expect(await storage.stat(key)).toBeUndefined();
});

test('nothing else takes a file: calls have JSON alone, and forms a category of these', () => {
  const operations = Object.values(contract.paths).flatMap((path) => Object.values(path));
  const bodies = operations.flatMap((operation: { requestBody?: { content: object } }) =>
    Object.keys(operation.requestBody?.content ?? {}),
  );
  expect(bodies.length).toBeGreaterThan(100);
  expect(new Set(bodies)).toEqual(new Set(['application/json']));
  const { enum: categories } = contract.components.schemas.UploadCategory;
  expect(Object.keys(places).toSorted()).toEqual(categories.toSorted());
  expect(Object.keys(UPLOAD_RULES).toSorted()).toEqual(categories.toSorted());
});
