import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longTexts,
  narrow,
  type Play,
  parameters,
  rightToLeft,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, waitFor } from 'storybook/test';
import { AdminHome } from './admin-home.tsx';

const meta = { title: 'admin/AdminHome', parameters } satisfies Meta;
export default meta;

const path = 'GET /management/overview';
const overview: Schema<'StaffOverview'> = {
  decisions: [
    { kind: 'applications', count: 3 },
    { kind: 'refundRequests', count: 1 },
    { kind: 'failedPayments', count: 12 },
    { kind: 'failedJobs', count: 0 },
    { kind: 'reports', count: 2 },
  ],
  figures: [
    { kind: 'users', count: 10_000 },
    { kind: 'newUsers', count: 96 },
    { kind: 'activePurchases', count: 812 },
  ],
};
const show = (answers: TestAnswers = {}, play?: Play) =>
  stage(() => <AdminHome />, { [path]: overview, ...answers }, play);

export const Ready = show({}, async ({ canvas }) => {
  const link = await canvas.findByRole('link', { name: 'Failed payments in grace' });
  await expect(link).toHaveAttribute('href', '/admin/users?paymentStatus=declined');
  await expect(canvas.queryByText('Failed jobs')).toBeNull();
  await waitFor(() => expect(canvas.getByText('10,000+')).toBeVisible());
});
export const Nothing = show(
  { [path]: { ...overview, decisions: [] } },
  shows('Nothing is waiting for you.'),
);
export const Dark = dark(Ready);
export const RightToLeft = rightToLeft(Ready);
export const Narrow = narrow(Ready);
export const LongText = longTexts(Ready);
const without = withoutContent(show, path);
export const Loading = without.Loading;
export const Locked = without.Locked;
export const Forbidden = without.Forbidden;
export const Failed = without.Failed;
export const Offline = without.Offline;
