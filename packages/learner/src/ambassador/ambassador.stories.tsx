import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longText,
  narrow,
  type Play,
  refused,
  rewardsFixture,
  rightToLeft,
  type Story,
  shows,
  stage,
} from '@uplink/kit/testing';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AmbassadorCards, type AmbassadorCardsProps } from './ambassador-cards.tsx';

const path = 'PATCH /me/ambassador';
const rewards: AmbassadorCardsProps['rewards'] = {
  ...rewardsFixture,
  program: 'ambassador',
  tiers: [
    { fromCount: 1, name: 'Tier 1', amount: 50_000, share: 5000 },
    { fromCount: 5, name: 'Tier 2', amount: 55_000, share: 5000 },
    { fromCount: 15, name: 'Tier 3', amount: 60_000, share: 5000 },
  ],
  tier: 'Tier 2',
  team: {
    amount: 10_000,
    cap: 100_000,
    earned: 30_000,
    signUps: 3,
    mostSignUps: 10,
    joined: ['Kofi A.', 'Petra S.', 'Linh T.'],
  },
  calendly: 'https://calendly.com/maya',
};
const cards = (
  change: Partial<AmbassadorCardsProps['rewards']> = {},
  answers: TestAnswers = {},
  play?: Play,
) => stage(() => <AmbassadorCards rewards={{ ...rewards, ...change }} />, answers, play);

const link: Play = async ({ canvas }) => {
  const field = canvas.getByLabelText(/^Calendly link/);
  await userEvent.clear(field);
  await userEvent.type(field, 'https://calendly.com/okafor');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
};

const meta = { title: 'learner/AmbassadorCards' } satisfies Meta;
export default meta;

export const Ready: Story = cards({}, {}, async (context) => {
  await shows('Up to $550.00')(context);
  await waitFor(() =>
    expect(context.canvas.getByRole('img', { name: 'Team sign-ups: 3 of 10 hops' })).toBeVisible(),
  );
});
export const Dark: Story = dark(Ready);
export const Narrow: Story = narrow(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const LongText: Story = narrow(
  cards({
    tier: 'Tier 1',
    team: { amount: 1, cap: 2, earned: 1, signUps: 1, mostSignUps: 2, joined: [longText] },
  }),
);
export const NobodyJoined: Story = cards(
  { team: { amount: 10_000, cap: 100_000, earned: 0, signUps: 0, mostSignUps: 10, joined: [] } },
  {},
  shows(/^\$100\.00 for each person/),
);
export const NotInTheProgram: Story = cards(
  { isMember: false, team: null },
  {},
  async ({ canvas }) => {
    await expect(canvas.queryByLabelText(/^Calendly link/)).toBeNull();
  },
);
export const Saved: Story = cards({}, { [path]: rewards }, async (context) => {
  await link(context);
  await waitFor(() => expect(context.canvas.getByText('Saved.')).toBeVisible());
});
export const SavingFailed: Story = cards({}, { [path]: refused.failed }, async (context) => {
  await link(context);
  await waitFor(() => expect(context.canvas.getByRole('alert')).toBeVisible());
});
