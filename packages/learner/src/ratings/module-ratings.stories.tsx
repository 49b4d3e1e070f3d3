import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longTexts,
  narrow,
  type Play,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
} from '@uplink/kit/testing';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ModuleRatings } from './module-ratings.tsx';
import { noRatingsFixture, ratingFixture, ratingsFixture } from './ratings.fixture.ts';

function Example({ canRate }: { canRate: boolean }) {
  const [page, setPage] = useState(0);
  return (
    <ModuleRatings
      moduleId={3}
      name="OSPF in Practice"
      kind="course"
      canRate={canRate}
      page={page}
      onPageChange={setPage}
    />
  );
}

const path = 'GET /modules/3/ratings';
const own = { 'GET /me/modules/3/ratings': ratingFixture };
const ratings = (answers: TestAnswers, play?: Play, canRate = true) =>
  stage(() => <Example canRate={canRate} />, { ...own, ...answers }, play);

const meta = { title: 'learner/ModuleRatings' } satisfies Meta;
export default meta;

const pages: TestAnswers = {
  [path]: (request: Request) => {
    const isSecond = new URL(request.url).searchParams.get('page') === '1';
    return Response.json(
      isSecond
        ? {
            ...ratingsFixture,
            data: [{ ...ratingsFixture.data[0], id: 9, review: 'The last one.' }],
            paging: { ...ratingsFixture.paging, page: 1, next: null },
          }
        : ratingsFixture,
    );
  },
};
const turnsBy =
  (name: string): Play =>
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('4.3')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('1 to 5 of 7 reviews')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name }));
    await waitFor(() => expect(canvas.getByText('The last one.')).toBeVisible());
  };
export const Ready: Story = ratings(pages, turnsBy('Page 2'));
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(ratings(pages, turnsBy('Next page')));
export const LongText: Story = longTexts(Ready);
export const NotAllowedToRate: Story = ratings(
  { [path]: ratingsFixture },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('4.3')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: /rating/ })).toBeNull();
  },
  false,
);
/** The own rating isn't asked for: there is none. */
export const Empty: Story = ratings(
  { 'GET /me/modules/3/ratings': refused.failed, [path]: noRatingsFixture },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No ratings yet')).toBeVisible());
    expect(canvas.getByText('How was this course?')).toBeVisible();
  },
);
export const Loading: Story = ratings({ [path]: refused.loading });
export const Forbidden: Story = ratings(
  { [path]: refused.forbidden },
  shows('You cannot open this'),
);
export const Failed: Story = ratings(
  { [path]: refused.failed },
  shows('This part could not be loaded'),
);
export const Offline: Story = ratings(
  { [path]: refused.offline },
  shows('This part could not be loaded'),
);
