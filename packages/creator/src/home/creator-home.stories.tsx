import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longText,
  narrow,
  type Play,
  rightToLeft,
  type Story,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { productFixture } from '../shared/testing/product.fixture.ts';
import { CreatorHome } from './creator-home.tsx';

const meta = { title: 'creator/Home' } satisfies Meta;
export default meta;

const call = 'GET /creator/me/home';
const ospf = { id: 14, name: 'OSPF in Practice', uniqueName: 'ospf', type: 2 } as const;
const maya = { id: 1, name: 'Maya Lindqvist', avatar: null };
const at = new Date(Date.now() - 7_200_000).toISOString();
const job = { since: at, percent: null, failure: null, product: null };
const again = 'POST /creator/me/lessons/21/video/renditions';
const asked = fn();
const home: Schema<'CreatorHome'> = {
  drafts: {
    total: 3,
    list: [{ ...productFixture, id: 15, name: 'BGP', missing: ['lessons', 'price'] }],
  },
  reviews: { total: 4, list: [{ product: ospf, count: 4 }] },
  questions: {
    total: 1,
    list: [
      {
        id: 7,
        title: 'Why does it stay in ExStart?',
        author: maya,
        askedAt: at,
        lesson: { id: 21, name: 'From Down to Full', sectionId: 18, product: ospf },
      },
    ],
  },
  lessons: [
    { id: 21, name: 'From Down to Full', product: ospf, stopped: 4, quizzes: 12, rightPercent: 48 },
  ],
  ratings: {
    total: 1,
    list: [{ id: 3, product: ospf, author: maya, stars: 5, review: 'It made areas clear.', at }],
  },
  jobs: [{ ...job, kind: 'copy', id: 3, name: 'Subnetting' }],
};
const none = { total: 0, list: [] };
const idle = { drafts: none, reviews: none, questions: none, ratings: none, lessons: [] };
const failed: Schema<'CreatorJob'> = {
  ...job,
  kind: 'renditions',
  id: 21,
  name: 'From Down to Full',
  product: ospf,
  failure: 'Some sizes of its video could not be made.',
};

const show = (answers: TestAnswers, play?: Play) => stage(() => <CreatorHome />, answers, play);

export const Ready: Story = show({ [call]: home }, async ({ canvas }) => {
  const lines: [RegExp, string][] = [
    [/^Subnetting/, '/creator/products'],
    [/^OSPF in Practice/, '/desk?product=14'],
    [/^Why does it stay/, '/discussions/21?question=7'],
    [/^BGP/, '/creator/products/course/15/syllabus'],
    [/^From Down to Full/, '/creator/products/course/14/syllabus/21'],
    [/^It made areas clear/, '/courses/ospf'],
    [/^See 3 drafts/, '/creator/products?publication=1'],
  ];
  for (const [name, href] of lines)
    await expect(await canvas.findByRole('link', { name })).toHaveAttribute('href', href);
  await waitFor(() =>
    expect(canvas.getByText(/4 learners stopped here, 48% right in 12 quizzes/)).toBeVisible(),
  );
});
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = narrow(
  show({
    [call]: {
      ...home,
      reviews: { total: 4, list: [{ product: { ...ospf, name: longText }, count: 4 }] },
    },
  }),
);
/** A job says how far it is, or why it failed; videos are made again from here. */
export const Jobs: Story = show(
  {
    [call]: {
      ...idle,
      jobs: [failed, { ...failed, id: 22, name: 'Areas', percent: 43, failure: null }],
    },
    [again]: () => {
      asked();
      return { isAvailable: true, list: [] };
    },
  },
  async ({ canvas }) => {
    const row = await canvas.findByRole('link', { name: /^From Down to Full.*could not be made/ });
    await expect(row).toHaveAttribute('href', '/creator/products/course/14/syllabus/21');
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Areas.*43%/ })).toBeVisible());
    await userEvent.click(
      canvas.getByRole('button', { name: 'Try again: videos of From Down to Full' }),
    );
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  },
);
export const JobsNarrow: Story = narrow(Jobs);
export const Empty: Story = show(
  {
    [call]: {
      drafts: none,
      reviews: none,
      questions: none,
      ratings: none,
      lessons: [],
      jobs: [],
    },
  },
  shows('Nothing needs your attention'),
);
const without = withoutContent(show, call);
export const Loading: Story = without.Loading;
export const Forbidden: Story = without.Forbidden;
export const Failed: Story = without.Failed;
export const Offline: Story = without.Offline;
