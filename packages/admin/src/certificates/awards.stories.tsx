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
  product,
  refused,
  rightToLeft,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
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
const issued = fn();
const asked = (request: Request) => new URL(request.url).searchParams.get('search') ?? '';
const listed = (id: number, name: string): Schema<'UserListItem'> => ({
  ...{ id, name, avatar: null, roles: ['student'], state: 'active', contact: null },
});
const people = [listed(42, 'Maya Okafor'), listed(43, 'Owen Murphy')];
const choice: Schema<'AwardChoice'> = {
  id: 3,
  type: 3,
  name: 'Packet Tracer',
  products: [product],
};
const show = (answers: TestAnswers = {}, play?: Play) =>
  stage(
    () => <AwardList search={{}} onSearchChange={onSearchChange} />,
    {
      [list]: { data, paging: keysetPaging(3) },
      'GET /management/users': (request: Request) => {
        const data = people.filter(({ name }) => name.startsWith(asked(request)));
        return Response.json({ data, paging: keysetPaging(data.length) });
      },
      // Others come first: it is only found by its name.
      'GET /management/award-choices': (request: Request) =>
        Response.json(asked(request) === 'Packet' ? [choice] : []),
      'POST /management/awards': async (request: Request) => {
        issued(await request.json());
        return Response.json(award);
      },
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
const openIssue = async ({ canvas }: Parameters<Play>[0]) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Issue an award' }));
  const dialog = await screen.findByRole('dialog', { name: 'Issue an award' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};
const noList = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
const find = async (field: HTMLElement, typed: string, name: RegExp) => {
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  await userEvent.click(await screen.findByRole('option', { name }));
  await noList();
};
export const Issuing = show({}, async (context) => {
  issued.mockClear();
  const dialog = await openIssue(context);
  await find(dialog.getByRole('combobox', { name: /^Learner/ }), 'Maya', /^Maya Okafor/);
  await find(dialog.getByRole('combobox', { name: /^Award/ }), 'Packet', /^Packet Tracer/);
  await userEvent.click(dialog.getByRole('button', { name: /Product/ }));
  await userEvent.click(await screen.findByRole('option', { name: product.name }));
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'Passed on site');
  await userEvent.click(dialog.getByRole('button', { name: 'Issue' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(issued.mock.calls).toEqual([
    [{ userId: 42, diplomaId: 3, moduleId: product.id, reason: 'Passed on site' }],
  ]);
});
/** Typing another name drops the choice. */
export const AnotherPerson = show({}, async (context) => {
  issued.mockClear();
  const dialog = await openIssue(context);
  const learner = dialog.getByRole('combobox', { name: /^Learner/ });
  await find(learner, 'Maya', /^Maya Okafor/);
  await expect(learner).toHaveValue('Maya Okafor');
  await find(dialog.getByRole('combobox', { name: /^Award/ }), 'Packet', /^Packet Tracer/);
  await userEvent.click(dialog.getByRole('button', { name: /Product/ }));
  await userEvent.click(await screen.findByRole('option', { name: product.name }));
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'Passed on site');
  await userEvent.clear(learner);
  await userEvent.type(learner, 'Owen');
  await userEvent.tab();
  await noList();
  await userEvent.click(dialog.getByRole('button', { name: 'Issue' }));
  await dialog.findByText(VALIDATION.required);
  await find(learner, 'Owen', /^Owen Murphy/);
  await userEvent.click(dialog.getByRole('button', { name: 'Issue' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(issued.mock.calls).toMatchObject([[{ userId: 43 }]]);
});
export const IssuingNothing = show({}, async (context) => {
  const dialog = await openIssue(context);
  await userEvent.click(dialog.getByRole('button', { name: 'Issue' }));
  await expect(await dialog.findAllByText(VALIDATION.required)).toHaveLength(4);
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
