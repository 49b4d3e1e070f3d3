import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { ProductRatings } from './catalog/product-ratings.tsx';
import { DiscussionPage } from './discussions/discussion.page.tsx';

const person = { id: 2, name: 'Aiko Morimoto', avatar: null, isMentor: false };
const paged = (request: Request, items: readonly object[]) => {
  const place = Number(new URL(request.url).searchParams.get('page') ?? 0);
  const paging = { page: place, pageSize: 1, total: items.length, next: null };
  return { data: items.slice(place, place + 1), paging };
};

test('the page and the question of a discussion stand in the address, and back leads through them', async () => {
  const question = (id: number, title: string) => ({
    id,
    moduleId: 0,
    title,
    body: 'Why?',
    html: '<p>Why?</p>',
    author: person,
    responseCount: 0,
    hasMentorResponse: false,
    isFollowed: false,
    editedAt: null,
    canEdit: false,
    canDelete: false,
    createdAt: '2026-03-01T10:00:00Z',
  });
  const all = [question(3, 'Newest'), question(4, 'Older')];
  const lesson = { id: 0, name: 'Trunks', product: { id: 1, name: 'VLANs', uniqueName: 'vlans' } };
  const { router } = show(<DiscussionPage />, {
    path: '/discussions/0',
    answers: {
      'GET /modules/0/questions': (request: Request) =>
        Response.json({ ...paged(request, all), lesson }),
      'GET /modules/0/questions/4': (request: Request) =>
        Response.json({ question: all[1], responses: paged(request, []) }),
    },
  });
  const said = () => router.state.location.search;
  await page.getByRole('button', { name: 'Next page' }).click();
  const row = page.getByRole('link', { name: /Older/ });
  await expect.element(row).toHaveAttribute('href', '?question=4');
  expect(said()).toEqual({ page: 1 });
  await row.click();
  await expect.element(page.getByRole('heading', { name: 'Older' })).toBeVisible();
  expect(said()).toEqual({ question: 4 });
  router.history.back();
  await expect.element(row).toBeVisible();
  expect(said()).toEqual({ page: 1 });
  router.history.back();
  await expect.element(page.getByRole('link', { name: /Newest/ })).toBeVisible();
});

test('the page of the reviews stands in the address beside what else it says', async () => {
  const review = (id: number, words: string) => ({
    id,
    author: person,
    stars: 4,
    review: words,
    date: '2026-03-01T10:00:00Z',
  });
  const stats = { count: 2, average: 4, recommendation: null, counts: [0, 0, 0, 2, 0] };
  const { router } = show(
    <ProductRatings module={{ id: 9, type: 1, name: 'Network Engineer', status: 5 }} />,
    {
      path: '/programs/network-engineer?tab=milestones&category=2',
      answers: {
        'GET /modules/9/ratings': (request: Request) =>
          Response.json({
            ...paged(request, [review(1, 'Clear.'), review(2, 'Slow at first.')]),
            stats,
          }),
      },
    },
  );
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.element(page.getByText('Slow at first.')).toBeVisible();
  const { pathname, search } = router.state.location;
  expect(pathname).toBe('/programs/network-engineer');
  expect(search).toEqual({ tab: 'milestones', category: 2, reviews: 1 });
  router.history.back();
  await expect.element(page.getByText('Clear.')).toBeVisible();
});
