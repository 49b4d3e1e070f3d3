import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  held,
  longText,
  narrow,
  type Play,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
} from '@uplink/kit/testing';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { contextFixture } from '../../shared/context.fixture.ts';
import { ContextStrip } from './context-strip.tsx';

type Context = Schema<'UserContext'>;
const read = 'GET /me/context';
const change = 'PATCH /me/context';
const survey: Schema<'Survey'> = {
  product: { id: 88, name: 'Network Engineer Program', uniqueName: 'network-engineer', type: 1 },
  title: 'Before your first week',
  intro: '',
  questions: [{ id: 'why', kind: 'openAnswer', question: 'Why?', isRequired: true, choices: [] }],
  answers: [],
  answeredAt: null,
};

const strip = (context: Partial<Context>, play?: Play, answers: TestAnswers = {}) =>
  stage(
    () => <ContextStrip place="home" billingHref="/billing" inviteUrl="https://academy.example/" />,
    {
      [read]: { ...contextFixture, ...context },
      'GET /me/modules/88/survey': survey,
      ...answers,
    },
    play,
  );
const isAway: Play = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
};

const meta = { title: 'learner/ContextStrip' } satisfies Meta;
export default meta;

const asked = { programIdsIncompleteOnboardingSurvey: [88] };
export const SurveyToAnswer: Story = strip(asked, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(/^Network Engineer Program has/)).toBeVisible());
  await expect(canvas.getByRole('link', { name: 'ANSWER NOW' })).toHaveAttribute(
    'href',
    '/programs/network-engineer/survey',
  );
  await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
});
export const Dark: Story = dark(SurveyToAnswer);
export const RightToLeft: Story = rightToLeft(SurveyToAnswer);
export const Narrow: Story = narrow(SurveyToAnswer);
export const LongText: Story = narrow(
  strip(asked, undefined, {
    'GET /me/modules/88/survey': { ...survey, product: { ...survey.product, name: longText } },
  }),
);
export const SurveyNotThere: Story = strip(asked, isAway, {
  'GET /me/modules/88/survey': refused.empty,
});

const declined = (name: string, dueSince: string) =>
  strip({ paymentStatus: 'declined' }, shows(/\$420\.00 for .+ was declined/), {
    'GET /me/purchases': {
      data: [
        {
          id: 8,
          product: { id: 3, name, uniqueName: 'network-engineer', type: 1 },
          currency: 'USD',
          nextPaymentAmount: 42_000,
          balanceDue: 336_000,
          dueSince,
        },
      ],
      paging: { page: 0, pageSize: 20, total: 1 },
    },
  });
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
export const Declined: Story = declined('Network Engineer Program', daysAgo(4));
export const DeclinedDark: Story = dark(Declined);
export const DeclinedNarrow: Story = narrow(declined(longText, daysAgo(31)));

const cancelled = { cancelledProductName: 'OSPF in Practice' };
export const Cancelled: Story = strip(
  cancelled,
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/OSPF in Practice was cancelled/)).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'REACTIVATE' })).toHaveAttribute(
      'href',
      '/billing',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await isAway({ canvas } as Parameters<Play>[0]);
  },
  { [change]: contextFixture },
);
const failure = held(refused.failed);
/** It comes back when closing it could not be saved. */
export const NotClosed: Story = strip(
  cancelled,
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await isAway({ canvas } as Parameters<Play>[0]);
    failure.letGo();
    await waitFor(() => expect(canvas.getByText(/OSPF in Practice was cancelled/)).toBeVisible());
  },
  { [change]: failure.answer },
);

const enrolled = { referralsEnrolled: 2, referralFlowStatus: 'told:1' };
export const Referral: Story = strip(
  enrolled,
  async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/^2 people you invited have enrolled/)).toBeVisible(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await isAway({ canvas } as Parameters<Play>[0]);
  },
  { [change]: { ...contextFixture, ...enrolled, referralFlowStatus: 'told:2' } },
);
export const ReferralNarrow: Story = narrow(
  strip(enrolled, shows(/^2 people you invited have enrolled/)),
);

const inviting = { finishedInvite: false, closedInviteNotification: false };
export const Invite: Story = strip(
  inviting,
  async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(await canvas.findByRole('button', { name: 'INVITE' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite someone' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(within(dialog).getByText('Copied')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await isAway({ canvas } as Parameters<Play>[0]);
  },
  { [change]: contextFixture },
);
export const InviteShown: Story = strip(inviting, shows(/^Know someone/));
export const InviteNarrow: Story = narrow(InviteShown);
export const Closed: Story = strip({ ...inviting, closedInviteNotification: true }, isAway);
export const NoNotice: Story = strip({}, isAway);
export const Loading: Story = strip({}, isAway, { [read]: refused.loading });
export const Failed: Story = strip({}, isAway, { [read]: refused.failed });
