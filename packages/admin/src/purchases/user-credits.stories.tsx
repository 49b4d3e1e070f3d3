import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longText,
  narrow,
  type Play,
  parameters,
  refused,
  rightToLeft,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { UserCredits } from './user-credits.tsx';

const meta = { title: 'admin/UserCredits', parameters } satisfies Meta;
export default meta;

const path = '/management/users/9/credits';
const entry: Schema<'CreditEntry'> = {
  id: 4,
  kind: 'given',
  amount: 2500,
  currency: 'USD',
  reason: 'The lab was down for a day',
  product: null,
  by: { id: 1, name: 'Ada Vance', avatar: null },
  date: '2026-11-02T09:15:00.000Z',
};
const credits: Schema<'UserCredits'> = {
  balances: [{ amount: 3500, currency: 'USD' }],
  entries: [
    entry,
    {
      ...entry,
      id: 3,
      kind: 'refund',
      amount: 1000,
      reason: 'Asked for',
      product: 'OSPF in Practice',
    },
    { ...entry, id: 2, kind: 'used', amount: -1000, reason: 'Bought', product: 'OSPF in Practice' },
    { ...entry, id: 1, kind: 'reward', amount: 1000, reason: 'Referral rewards', by: null },
  ],
};
const answers: TestAnswers = {
  'GET /me': { id: 1, roles: ['admin'] },
  [`GET ${path}`]: credits,
  [`POST ${path}`]: credits,
};
const show = (changed: TestAnswers = {}, play?: Play) =>
  stage(() => <UserCredits userId={9} />, { ...answers, ...changed }, play);

const open: Play = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Change credits' }));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

export const Ready = show({}, shows('$35.00'));
export const None = show(
  { [`GET ${path}`]: { balances: [], entries: [] } },
  shows('No unused credits.'),
);
/** Sales see them only. */
export const ReadOnly = show({ 'GET /me': { id: 1, roles: ['sales'] } }, async ({ canvas }) => {
  await canvas.findByText('$35.00');
  await expect(canvas.queryByRole('button', { name: 'Change credits' })).toBeNull();
});
export const Give = show({}, async (context) => {
  await open(context);
  await userEvent.type(screen.getByRole('textbox', { name: /Amount/ }), '25');
  await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'The lab was down');
  await userEvent.click(screen.getByRole('button', { name: 'Give $25.00' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
export const TooMuch = show({}, async (context) => {
  await open(context);
  await userEvent.click(screen.getByRole('radio', { name: 'Take back' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Amount/ }), '35.01');
  await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'Given twice');
  await userEvent.click(screen.getByRole('button', { name: 'Take back $35.01' }));
  await screen.findByText('Enter an amount from $0.01 to $35.00.');
});
export const Refused = show({ [`POST ${path}`]: refused.forbidden }, async (context) => {
  await open(context);
  await userEvent.type(screen.getByRole('textbox', { name: /Amount/ }), '500');
  await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'The lab was down');
  await userEvent.click(screen.getByRole('button', { name: 'Give $500.00' }));
  await screen.findByText('This belongs to another role.');
});
const without = withoutContent((changed) => show(changed), `GET ${path}`);
export const Loading = without.Loading;
export const Locked = without.Locked;
export const Forbidden = without.Forbidden;
export const Failed = without.Failed;
export const Offline = without.Offline;
export const LongText = show(
  {
    [`GET ${path}`]: {
      ...credits,
      entries: [
        {
          ...entry,
          reason: longText,
          product: longText,
          by: { id: 1, name: longText, avatar: null },
        },
      ],
    },
  },
  shows('$35.00'),
);
export const Dark = dark(Ready);
export const Narrow = narrow(LongText);
export const RightToLeft = rightToLeft(Ready);
