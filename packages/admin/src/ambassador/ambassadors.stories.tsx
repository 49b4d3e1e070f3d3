import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  keysetPaging,
  longTexts,
  narrow,
  type Play,
  parameters,
  rightToLeft,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, fn, waitFor } from 'storybook/test';
import { staffFixture } from '../shared/rewards.fixture.ts';
import { AmbassadorList } from './ambassador-list.tsx';

const meta = { title: 'admin/Ambassadors', parameters } satisfies Meta;
export default meta;

const linh: Schema<'AmbassadorItem'> = {
  user: { id: 8, name: 'Linh Tran', avatar: null },
  balance: 150_000,
  held: 50_000,
  currency: 'USD',
  enrollments: 11,
  tier: 'Tier 2',
  lastWithdrawRequestStatus: 2,
};
const list = 'GET /management/ambassadors';
const show = (answers: TestAnswers = {}, play?: Play) =>
  stage(
    () => <AmbassadorList search={{}} onSearchChange={fn()} />,
    {
      'GET /me': staffFixture('admin'),
      [list]: { data: [linh], paging: keysetPaging(1) },
      ...answers,
    },
    play,
  );

export const Ready = show({}, async ({ canvas }) => {
  await waitFor(async () => expect(await canvas.findByText('$1,500.00')).toBeVisible());
  await expect(await canvas.findByRole('link', { name: 'Linh Tran' })).toHaveAttribute(
    'href',
    '/admin/users/8/referral',
  );
});
export const Marketing = show({ 'GET /me': staffFixture('marketing') }, async ({ canvas }) => {
  await waitFor(async () => expect(await canvas.findByText('Linh Tran')).toBeVisible());
  await expect(canvas.queryByText('$1,500.00')).toBeNull();
});
export const Empty = show(
  { [list]: { data: [], paging: keysetPaging(0) } },
  shows('No ambassadors yet'),
);
export const Dark = dark(Ready);
export const RightToLeft = rightToLeft(Ready);
export const Narrow = narrow(Ready);
export const LongText = longTexts(Ready);
const without = withoutContent(show, list);
export const Loading = without.Loading;
export const Forbidden = without.Forbidden;
export const Failed = without.Failed;
export const Offline = without.Offline;
