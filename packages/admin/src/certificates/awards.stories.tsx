import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import { VALIDATION } from '@uplink/api-client/domain';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  keysetPaging,
  longTexts,
  narrow,
  type Play,
  parameters,
  refused,
  rightToLeft,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { fn, screen, userEvent } from 'storybook/test';
import { AwardList } from './award-list.tsx';

const meta = { title: 'admin/Awards log', parameters } satisfies Meta;
export default meta;

const award: Schema<'Award'> = {
  id: 12,
  version: 1,
  user: { id: 42, name: 'Maya Okafor', avatar: null },
  recipient: 'Maya Okafor',
  type: 3,
  name: 'Packet Tracer',
  moduleName: 'OSPF in Practice',
  referenceNumber: 'UA-104',
  issuedAt: '2026-03-12T21:14:00.000Z',
  expiresAt: '2028-03-12T21:14:00.000Z',
  status: 'valid',
  revokedReason: null,
  verificationUrl: 'https://academy.example/verify/0123456789ABCDEF',
};
const list = 'GET /management/awards';
const data = [
  award,
  { ...award, id: 13, referenceNumber: 'UA-105', status: 'expired', expiresAt: null },
  {
    ...award,
    id: 14,
    referenceNumber: 'UA-106',
    status: 'revoked',
    revokedReason: 'Issued to the wrong person',
  },
];
const onSearchChange = fn();
const show = (answers: TestAnswers = {}, play?: Play) =>
  stage(
    () => <AwardList search={{}} onSearchChange={onSearchChange} />,
    {
      [list]: { data, paging: keysetPaging(3) },
      'GET /management/award-choices': [{ id: 3, type: 3, name: 'Packet Tracer', products: [] }],
      'PUT /management/awards/12/revocation': refused.conflict,
      ...answers,
    },
    play,
  );

export const Ready = show({}, shows('Issued to the wrong person'));
export const Revoking = show({}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions for UA-104' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Revoke' }));
  await userEvent.type(await screen.findByLabelText(/^Reason/), 'Wrong person');
  await userEvent.click(screen.getByRole('button', { name: 'Revoke' }));
  await screen.findByText('This was changed in another tab.');
});
export const Issuing = show({}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Issue an award' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Issue' }));
  await screen.findAllByText(VALIDATION.required);
});
export const Empty = show(
  { [list]: { data: [], paging: keysetPaging(0) } },
  shows('Nothing issued yet'),
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
