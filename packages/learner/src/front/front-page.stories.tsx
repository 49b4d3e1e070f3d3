import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { FrontFilter } from '@uplink/api-client/domain';
import {
  dark,
  longText,
  narrow,
  type Play,
  rightToLeft,
  type Story,
  stage,
} from '@uplink/kit/testing';
import { expect, userEvent, waitFor } from 'storybook/test';
import { startHomeExercise } from './exercise/home-exercise.script.ts';
import {
  cardFixture,
  emptyHomeFixture,
  homeFixture,
  lessonFixture,
  mentorFixture,
  priceFixture,
  productFixture,
  programCardFixture,
  siteFixture,
} from './front.fixture.ts';
import { FrontLesson } from './front-lesson.view.tsx';
import { FrontPage, type VisitorPage as Page } from './front-page.view.tsx';

const meta = {
  title: 'learner/Front',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

const show = (page: Page, play?: Play): Story =>
  stage(() => <FrontPage page={page} site={siteFixture} path="/courses" />, {}, play);
const product = (more: Partial<Schema<'FrontProduct'>>, play?: Play) =>
  show({ kind: 'product', product: productFixture(more) }, play);
/** The one thing to do about a product leads somewhere. */
const leads =
  (name: string, href: RegExp): Play =>
  async ({ canvas }) => {
    const link = canvas.getByRole('link', { name });
    await expect(link.getAttribute('href')).toMatch(href);
  };

const home: Page = { kind: 'home', home: homeFixture };
export const Home: Story = show(home, async ({ canvas }) => {
  for (const link of canvas.getAllByRole('link', { name: 'Try a lesson now' }))
    await expect(link).toHaveAttribute('href', '/courses/ospf-in-practice/sections/41/lessons/42');
  await waitFor(() => expect(canvas.getByText('within a day')).toBeVisible());
});
export const HomeSolved: Story = show(home, async ({ canvas, canvasElement }) => {
  const exercise = canvasElement.querySelector<HTMLElement>('[data-part="exercise"]');
  if (exercise) startHomeExercise(exercise);
  const field = canvas.getByRole('textbox', { name: 'Command for R1' });
  await userEvent.clear(field);
  await userEvent.type(field, 'ip route 10.0.40.0 255.255.255.0 10.0.12.2{Enter}');
  await waitFor(() => expect(canvas.getByText('Dropped at R1')).toBeVisible());
  await userEvent.type(field, 'ip route 0.0.0.0 0.0.0.0 10.0.12.2');
  await userEvent.click(canvas.getByRole('button', { name: 'Run' }));
  await waitFor(() => expect(canvas.getByText('Reply arrived, TTL 62')).toBeVisible());
  await waitFor(() =>
    expect(canvas.getByRole('link', { name: 'Keep going in lesson 1' })).toBeVisible(),
  );
});
export const HomeDark: Story = dark(show(home));
export const HomeRightToLeft: Story = rightToLeft(show(home));
/** The console begins at its last line, however many of them break. */
export const HomeNarrow: Story = narrow(
  show(home, async ({ canvas }) => {
    const log = canvas.getByRole('log');
    const last = log.querySelector('p:last-child');
    const bottomOf = (element: Element | null) => element?.getBoundingClientRect().bottom;
    await expect(bottomOf(last)).toBeLessThanOrEqual(bottomOf(log) ?? 0);
  }),
);
export const HomeOfAnEmptyAcademy: Story = show(
  { kind: 'home', home: emptyHomeFixture },
  async ({ canvas }) => {
    await expect(canvas.queryByText('labs you can break in the browser')).toBeNull();
    await expect(canvas.queryByRole('heading', { name: /Mentors/ })).toBeNull();
  },
);

const cards = [
  cardFixture(),
  cardFixture({ uniqueName: 'new', name: 'New one', rating: null, price: null, plan: null }),
  cardFixture({ uniqueName: 'free', name: 'Free one', price: priceFixture({ type: 'free' }) }),
  cardFixture({
    uniqueName: 'free-later',
    name: 'Free behind another',
    price: priceFixture({ type: 'free' }),
    opensAfter: ['VLANs and Switching'],
  }),
  cardFixture({ uniqueName: 'later', name: 'Later', isOnSale: false, price: null, plan: null }),
];
const noFilter: FrontFilter = { search: '', level: null, subtype: null };
const listing = (
  data: Schema<'FrontCard'>[],
  filter = noFilter,
  paging = { page: 0, pageSize: 12, total: data.length },
): Page => ({
  kind: 'listing',
  type: 2,
  filter,
  products: { data, paging: { ...paging, next: null } },
});
export const Listing: Story = show(listing(cards), async ({ canvas }) => {
  await expect(canvas.queryByRole('link', { name: 'Later' })).toBeNull();
  await waitFor(() => expect(canvas.getByText('Not on sale yet')).toBeVisible());
  await expect(canvas.getByText('2 lessons without an account')).toBeVisible();
  await expect(canvas.getByText('Opens after VLANs and Switching')).toBeVisible();
});
export const ListingPaged: Story = show(
  listing(cards, { ...noFilter, level: 2 }, { page: 1, pageSize: 12, total: 30 }),
  async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/courses?level=2&page=3',
    );
  },
);
export const ListingNothingFound: Story = show(listing([], { ...noFilter, search: 'ospf' }));
export const ListingEmpty: Story = show(listing([]));
export const ListingDark: Story = dark(show(listing(cards)));

export const Product: Story = product({}, async (stage) => {
  await leads('Buy this course', /^\/checkout\/ospf-in-practice$/)(stage);
  const { canvas } = stage;
  await expect(canvas.getByText('Opens once you have finished VLANs and Switching.')).toBeVisible();
  await expect(canvas.getByText(/Ask for a refund within 14 days\.$/)).toBeVisible();
});
export const ProductDark: Story = dark(product({}));
export const ProductNarrow: Story = narrow(product({}));
export const ProductIsNew: Story = product({
  card: cardFixture({ rating: null }),
  stats: null,
  reviews: [],
  mentors: [{ ...mentorFixture, headline: null, quote: null, profile: null }],
});
export const ProductIsFree: Story = product(
  { card: cardFixture({ price: priceFixture({ type: 'free' }), plan: null }), requirements: [] },
  leads('Start now', /lessons\/42$/),
);
export const ProductIsFreeBehindAnother: Story = product(
  { card: cardFixture({ price: priceFixture({ type: 'free' }), plan: null }) },
  leads('Try 2 lessons free', /lessons\/42$/),
);
export const ProgramToApplyFor: Story = product(
  { card: programCardFixture, checkout: null, sections: [], seatsLeft: 4 },
  leads('Apply', /^\/session\/login\?.*mode=signUp/),
);
export const ProductBoughtInTheApp: Story = product(
  { checkout: null },
  leads('Buy this course', /returnPath=%2Fcourses%2Fospf-in-practice%3Fin-app%3Dospf-in-practice/),
);
export const ProductWithoutPrice: Story = product(
  { card: cardFixture({ price: null, plan: null }), checkout: null },
  leads('Ask about this course', /^mailto:support@uplink.example/),
);
export const ProductNotOnSale: Story = product({
  card: cardFixture({ isOnSale: false, price: null, plan: null }),
  checkout: null,
});
export const ProductWithCoupon: Story = product(
  {
    couponCode: 'NIGHTSHIFT20',
    asksCoupon: true,
    card: cardFixture({
      price: priceFixture({
        amount: { amount: 11920, currency: 'USD' },
        listPrice: { amount: 14900, currency: 'USD' },
        enrollmentFee: { amount: 1500, currency: 'USD' },
        trialDays: 7,
      }),
    }),
  },
  leads('Buy this course', /^\/checkout\/ospf-in-practice\?coupon=NIGHTSHIFT20$/),
);
export const ProductWithLongTexts: Story = narrow(
  product({
    card: cardFixture({ name: longText, shortDescription: longText }),
    outcomes: [longText],
    questions: [{ question: longText, html: `<p>${longText}</p>` }],
  }),
);
export const Missing: Story = show({ kind: 'missing' });
export const Lesson: Story = stage(
  () => <FrontLesson lesson={lessonFixture} />,
  {},
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Free lesson, 4 min read')).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Next: Router ids' })).toHaveAttribute(
      'href',
      '/courses/ospf-in-practice/sections/41/lessons/43',
    );
  },
);
