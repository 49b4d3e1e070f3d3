import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  keysetPaging,
  longText,
  narrow,
  type Play,
  parameters,
  rightToLeft,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AuditLog } from './audit-log.tsx';
import type { AuditSearch } from './audit-log.types.ts';

const meta = { title: 'admin/AuditLog', parameters } satisfies Meta;
export default meta;

const blocked: Schema<'AuditEntry'> = {
  id: 812,
  action: 'block',
  by: { id: 7, name: 'Ada Vega', avatar: null },
  user: { id: 42, name: 'Maya Okafor', avatar: null },
  product: null,
  purchaseId: null,
  before: { blocked: false },
  after: { blocked: true },
  reason: 'Shared the account',
  date: '2026-03-12T21:14:00.000Z',
};
const data: Schema<'AuditEntry'>[] = [
  blocked,
  {
    ...blocked,
    id: 811,
    action: 'refund',
    product: 'OSPF in Practice',
    purchaseId: 9,
    before: { status: 'active' },
    after: { status: 'refunded', amount: 4900 },
    reason: 'Bought twice',
  },
  { ...blocked, id: 810, action: 'partnerCreate', user: null, before: {}, after: {}, reason: '' },
];
const path = 'GET /management/audit';
const onSearchChange = fn();
const show = (answers: TestAnswers = {}, play?: Play, search: AuditSearch = {}) =>
  stage(
    () => <AuditLog search={search} onSearchChange={onSearchChange} hrefOf={(id) => `#${id}`} />,
    { [path]: { data, paging: keysetPaging(3) }, ...answers },
    play,
  );

export const Ready = show({}, async ({ canvas }) => {
  await waitFor(async () => expect(await canvas.findByText('Blocked: no → yes')).toBeVisible());
});
export const ByAction = show({}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Action/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Account blocked' }));
  await expect(onSearchChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ action: 'block', cursor: undefined }),
  );
});
export const OfOneUser = show(
  {},
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove filter User usr_42' }));
    await expect(onSearchChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ userId: undefined }),
    );
  },
  { userId: 42 },
);
export const LongText = show({
  [path]: {
    data: [{ ...blocked, reason: longText, after: { blocked: longText } }],
    paging: keysetPaging(1),
  },
});
export const Empty = show(
  { [path]: { data: [], paging: keysetPaging(0) } },
  shows('Nothing has happened yet'),
);
export const NoMatch = show(
  { [path]: { data: [], paging: keysetPaging(0) } },
  shows('Nothing matches'),
  { search: 'zzz' },
);
export const Dark = dark(Ready);
export const RightToLeft = rightToLeft(Ready);
export const Narrow = narrow(Ready);
const without = withoutContent(show, path);
export const Loading = without.Loading;
export const Forbidden = without.Forbidden;
export const Failed = without.Failed;
export const Offline = without.Offline;
