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
import { OverviewEntries } from './overview-entries.tsx';

const meta = { title: 'admin/OverviewEntries', parameters } satisfies Meta;
export default meta;

const path = 'GET /management/overview/entries';
const page: Schema<'OverviewEntryPage'> = {
  data: [
    {
      id: 12,
      title: 'Network Engineer Program',
      detail: 'Bought twice by mistake',
      user: { id: 42, name: 'Maya Okafor', avatar: null },
      purchaseId: 7,
      money: { amount: 42_000, currency: 'USD' },
      date: '2026-03-08T04:00:00.000Z',
    },
  ],
  paging: keysetPaging(1),
};
const show = (answers: TestAnswers = {}, play?: Play) =>
  stage(
    () => (
      <OverviewEntries
        search={{ of: 'refundRequests' }}
        onSearchChange={fn()}
        hrefOf={(id) => `/admin/users/${id}/purchases`}
      />
    ),
    { [path]: page, ...answers },
    play,
  );

export const Ready = show({}, async ({ canvas }) => {
  const link = await canvas.findByRole('link', { name: 'Network Engineer Program' });
  await expect(link).toHaveAttribute('href', '/admin/users/42/purchases');
  await waitFor(() => expect(canvas.getByText('$420.00')).toBeVisible());
});
export const Empty = show(
  { [path]: { ...page, data: [], paging: keysetPaging(0) } },
  shows('Nothing here'),
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
