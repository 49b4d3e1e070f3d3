import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { demo, newLearner, signInAs } from '../support/learner.ts';
import { isEveryLook, lookAtAllSizes, open } from '../support/looks.ts';
import { findPlaces, learnerVisits, visitorOfAll, visitorVisits } from '../support/visits.ts';

// Each has a learner of its own or changes nothing: two look at once to the end.
test.describe.configure({ mode: 'parallel' });

/** What is in a route beside the page that everyone sees there. */
const variants = ['/nope', '/login?error=unauthorized', '/supported-browsers.html'];

test('the pages of visitors, at each size, light and dark', { tag: '@gate' }, async ({ page }) => {
  test.setTimeout(240_000);
  for (const path of [...Object.values(visitorVisits).map(String), ...variants]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await lookAtAllSizes(page, path)).toEqual([]);
  }
});

/** Where an address only passes through. */
const leadsElsewhere: Record<string, string> = {
  '/login/callback?error=access_denied': '/',
  '/referral': '/referral/overview',
  '/ambassador': '/ambassador/overview',
};

const lost = (page: Page) =>
  page.getByRole('heading', { name: 'A Black Hole just swallowed that page' });

/** Learners read the same refusal on each of them: the gate looks at it on /creator and /admin. */
const isStaffPage = /^\/(creator|admin)\/./;

/** So that no look takes much longer than the others. */
const parts = 4;

for (let part = 0; part < parts; part += 1) {
  test(`every route, at each size, light and dark, ${part + 1} of ${parts}`, {
    tag: '@gate',
  }, async ({ context, page }) => {
    test.setTimeout(240_000);
    const places = await findPlaces(await newLearner(context, visitorOfAll));
    const visits = Object.values(learnerVisits).filter((_, index) => index % parts === part);
    for (const visit of visits) {
      const path = typeof visit === 'string' ? visit : visit(places);
      if (isStaffPage.test(path) && !isEveryLook) continue;
      await open(page, path);
      const { pathname } = new URL(path, page.url());
      const isHere = {
        pathname: new URL(page.url()).pathname,
        isLost: await lost(page).isVisible(),
      };
      expect
        .soft(isHere, path)
        .toEqual({ pathname: leadsElsewhere[path] ?? pathname, isLost: false });
      expect.soft(await lookAtAllSizes(page, path)).toEqual([]);
    }
  });
}

test('every kind of lesson, at each size, light and dark', { tag: '@gate' }, async ({
  context,
  page,
}) => {
  test.setTimeout(240_000);
  const learner = await newLearner(context, { 'vlans-and-switching': 3 });
  const [, , , written, filmed] = await learner.lessons('vlans-and-switching');
  const form = (await learner.lessons('vlans-and-switching'))[6];
  const paths = {
    'the labs of a course': '/courses/vlans-and-switching?tab=labs',
    'a locked lesson': filmed?.path,
    'the discussion of a lesson': `${written?.path}?nav=discussion`,
    'the notes of a lesson': `${written?.path}?nav=notes`,
    'a quiz': `${written?.path}/quiz`,
    'homework with files': `${written?.path}/homework`,
    'a locked worksheet': `${form?.path}/homework`,
  };
  for (const [name, path = ''] of Object.entries(paths)) {
    await open(page, path);
    expect.soft(await lookAtAllSizes(page, name)).toEqual([]);
  }
});

test('an exam, its attempt and its results', { tag: '@gate' }, async ({ context, page }) => {
  test.setTimeout(240_000);
  await signInAs(context, demo('maya'));
  for (const path of [
    '/exam',
    '/exam/network-engineer-exam',
    '/exam/access-lists-open-book',
    '/exam/ospf-checkpoint/results',
    '/exam/vlans-and-switching-exam/results',
    '/exam/nothing',
  ]) {
    await open(page, path);
    expect.soft(await lookAtAllSizes(page, path)).toEqual([]);
  }
});

test('the pages of mentors', { tag: '@gate' }, async ({ context, page }) => {
  test.setTimeout(120_000);
  await signInAs(context, demo('daniel'));
  await page.goto('/inbox/homework');
  const first = page.getByRole('main').getByRole('rowheader').getByRole('link').first();
  await first.waitFor();
  expect.soft(await lookAtAllSizes(page, 'the inbox')).toEqual([]);
  await first.click();
  await expect(page.getByRole('button', { name: 'Accept homework' })).toBeVisible();
  expect.soft(await lookAtAllSizes(page, 'a submission')).toEqual([]);
  await open(page, '/homeworks/1/submissions/7');
  expect.soft(await lookAtAllSizes(page, 'a submission with files')).toEqual([]);
  await open(page, '/inbox/quiz');
  expect.soft(await lookAtAllSizes(page, 'the inbox of quizzes')).toEqual([]);
  await open(page, '/inbox/milestones');
  expect.soft(await lookAtAllSizes(page, 'the inbox of milestones')).toEqual([]);
  await first.click();
  await expect(page.getByRole('button', { name: 'Complete' })).toBeVisible();
  expect.soft(await lookAtAllSizes(page, 'a milestone to review')).toEqual([]);
});
