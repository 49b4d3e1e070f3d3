import type { Meta } from '@storybook/react-vite';
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
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { activityFixture, staffFixture, statsFixture } from '../shared/rewards.fixture.ts';
import { ProgramFrame } from './program-frame.tsx';
import { ProgramOverview } from './program-overview.tsx';

const meta = { title: 'admin/Program overview', parameters } satisfies Meta;
export default meta;

const stats = 'GET /management/referrals/stats';
const logs = 'GET /management/referrals/logs';
const person = { id: 7, name: 'Maya Okafor', avatar: null };
const log = {
  data: activityFixture.map((activity) => ({ activity, user: person })),
  paging: keysetPaging(3),
};
const onSearchChange = fn();

const show = (answers: TestAnswers = {}, play?: Play) =>
  stage(
    () => (
      <ProgramFrame program="referral" tab="overview" hrefOf={(tab) => `/admin/referral/${tab}`}>
        <ProgramOverview
          program="referral"
          search={{ startDate: '2026-03-31' }}
          onSearchChange={onSearchChange}
        />
      </ProgramFrame>
    ),
    { 'GET /me': staffFixture('admin'), [stats]: statsFixture, [logs]: log, ...answers },
    play,
  );

export const Ready = show({}, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('$8,120.00')).toBeVisible());
  await waitFor(async () =>
    expect(await canvas.findByText('Invite clicked, 38 times')).toBeVisible(),
  );
  await waitFor(async () =>
    expect(await canvas.findByRole('link', { name: 'Withdraw' })).toBeVisible(),
  );
});
export const Marketing = show({ 'GET /me': staffFixture('marketing') }, async ({ canvas }) => {
  await waitFor(async () =>
    expect(await canvas.findByRole('link', { name: 'Contest' })).toBeVisible(),
  );
  await expect(canvas.queryByRole('link', { name: 'Withdraw' })).toBeNull();
  await expect(canvas.queryByRole('link', { name: 'Held for review' })).toBeNull();
});
export const OtherDays = show({}, async ({ canvas }) => {
  const until = await canvas.findByLabelText('Until');
  await userEvent.click(until);
  fireEvent.change(until, { target: { value: '2026-04-30' } });
  await waitFor(() =>
    expect(onSearchChange).toHaveBeenLastCalledWith({
      startDate: '2026-03-31',
      endDate: '2026-04-30',
    }),
  );
});
export const Quiet = show(
  { [logs]: { data: [], paging: keysetPaging(0) } },
  shows('No activity on these days'),
);
export const Dark = dark(Ready);
export const RightToLeft = rightToLeft(Ready);
export const Narrow = narrow(Ready);
export const LongText = longTexts(Ready);
const without = withoutContent(show, stats);
export const Loading = without.Loading;
export const Locked = without.Locked;
export const Forbidden = without.Forbidden;
export const Failed = without.Failed;
export const Offline = without.Offline;
