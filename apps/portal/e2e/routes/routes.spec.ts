import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { newLearner } from '../support/learner.ts';

const pages: [address: string, heading: string][] = [
  ['/programs', 'Programs'],
  ['/programs/network-engineer', 'Network Engineer Program'],
  ['/programs/network-engineer/modules', 'Network Engineer Program'],
  ['/courses', 'Courses'],
  ['/courses/vlans-and-switching', 'VLANs and Switching Foundations'],
  ['/courses/vlans-and-switching/modules', 'VLANs and Switching Foundations'],
  ['/projects', 'Projects'],
  ['/projects/two-site-wan', 'Two-Site WAN'],
  ['/projects/two-site-wan/modules', 'Two-Site WAN'],
  ['/bundles', 'Bundles'],
  ['/bundles/branch-office', 'Branch Office Bundle'],
  ['/bundles/branch-office/modules', 'Branch Office Bundle'],
  ['/certs-and-awards', 'Certificates and awards'],
  ['/practice-labs', 'Practice labs'],
  ['/practice-labs/trunk-repair', 'Trunk repair'],
  ['/practice-labs/trunk-repair/modules', 'Trunk repair'],
  ['/homeworks', 'Homeworks'],
  ['/quizzes', 'Quizzes'],
  // A learner reviews nothing.
  ['/inbox', 'Inbox'],
  ['/inbox/homework', 'Inbox'],
  ['/inbox/quiz', 'Inbox'],
  ['/inbox/milestones', 'Inbox'],
];

test('every address of the catalogue and of work leads to its page', async ({ context, page }) => {
  await newLearner(context, { 'vlans-and-switching': 4 });
  for (const [address, heading] of pages) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

const firstCalls: [address: string, call: string][] = [
  ['/', '/me/dashboard'],
  ['/courses', '/modules'],
  ['/homeworks', '/me/homeworks'],
  ['/quizzes', '/me/quizzes'],
  ['/notes', '/me/notes'],
];

test('what a page shows first is asked for beside who is there, not after', async ({
  context,
  page,
}) => {
  await newLearner(context, { 'vlans-and-switching': 0 });
  for (const [address, call] of firstCalls) {
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === call);
    await page.route('**/me', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute('**/me');
  }
});

test('a lesson has an address in its course, its program and its project', async ({
  context,
  page,
}) => {
  const done = { 'vlans-and-switching': 9, 'ospf-in-practice': 12, 'two-site-wan': 1 };
  const learner = await newLearner(context, done);
  const [first] = await learner.lessons('vlans-and-switching');
  const [brief] = await learner.lessons('two-site-wan', 'projects');
  const inCourse = first?.path ?? '';
  for (const [address, name = ''] of [
    [inCourse, first?.name],
    [inCourse.replace('/courses/vlans-and-switching', '/programs/network-engineer'), first?.name],
    [brief?.path ?? '', brief?.name],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});

test('quiz and homework stand behind their lesson, which says so when it has none', async ({
  context,
  page,
}) => {
  const learner = await newLearner(context, { 'vlans-and-switching': 3 });
  const [first, , , withBoth] = await learner.lessons('vlans-and-switching');
  await page.goto(`${withBoth?.path}/quiz`);
  await expect(page.getByRole('button', { name: 'Submit answers' })).toBeVisible();
  await page.goto(`${withBoth?.path}/homework`);
  await expect(page.getByRole('button', { name: 'choose files', exact: true })).toBeVisible();
  await page.goto(`${first?.path}/homework`);
  await expect(page.getByText('This lesson has no homework')).toBeVisible();
});

test('what was handed in has an address of its own', async ({ context, page }) => {
  const learner = await newLearner(context, { 'vlans-and-switching': 5 });
  const homeworks = await learner.read<{
    data: { homeworkId: number; submissionId: number | null; title: string }[];
  }>('/me/homeworks?status=complete');
  const quizzes = await learner.read<{
    data: { quizId: number; title: string; submission: { id: number } | null }[];
  }>('/me/quizzes?status=complete');
  const [homework] = homeworks.data;
  await page.goto(`/homeworks/${homework?.homeworkId}/submissions/${homework?.submissionId}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(homework?.title ?? '');
  const [quiz] = quizzes.data;
  await page.goto(`/quizzes/${quiz?.quizId}/submissions/${quiz?.submission?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(quiz?.title ?? '');
});
