import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  keysetPaging,
  longText,
  narrow,
  type Play,
  paging,
  parameters,
  product,
  rightToLeft,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { BulkUsers } from './bulk-users.tsx';
import { UserCounts } from './user-counts.tsx';
import { UserList } from './user-list.tsx';
import type { UserListSearch } from './user-list.types.ts';

const meta = { title: 'admin/UserList', parameters } satisfies Meta;
export default meta;

const amara: Schema<'UserListItem'> = {
  id: 7,
  name: 'Amara Diallo',
  avatar: null,
  roles: ['student'],
  state: 'active',
  contact: {
    email: 'amara.diallo@example.org',
    phone: '+13125550147',
    cohorts: ['March 2026 Evenings'],
    totalXpPoints: 12_410,
    level: 12,
    paymentStatus: 'ok',
    signUpDate: '2026-01-11T09:30:00.000Z',
    lastSeen: '2026-03-12T07:52:00.000Z',
  },
};
const people = [
  amara,
  { ...amara, id: 8, name: 'Ben Achterberg', state: 'inactive' as const },
  { ...amara, id: 9, name: 'Chiara Lombardi', state: 'blocked' as const },
];
const page: Schema<'UserPage'> = { data: people, paging: keysetPaging(45) };
const path = 'GET /management/users';
const staff = { 'GET /me': { id: 5, roles: ['customerSupport'] }, [path]: page };

const onSearchChange = fn();
const show = (answers: TestAnswers = {}, play?: Play, search: UserListSearch = {}) =>
  stage(
    () => <UserList search={search} onSearchChange={onSearchChange} hrefOf={(id) => `#${id}`} />,
    { ...staff, ...answers },
    play,
  );

export const Ready = show({}, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Amara Diallo')).toBeVisible());
  await waitFor(() =>
    expect(canvas.getByText('45 users', { selector: '[role=status]' })).toBeVisible(),
  );
  await expect(canvas.queryByRole('columnheader', { name: 'Phone' })).toBeNull();
});
export const Searching = show({}, async ({ canvas }) => {
  await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search' }), 'amra');
  await waitFor(() =>
    expect(onSearchChange).toHaveBeenLastCalledWith(expect.objectContaining({ search: 'amra' })),
  );
});
export const ByRole = show({}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Role/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Mentor' }));
  await expect(onSearchChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ role: 'mentor', cursor: undefined }),
  );
});
const cohort: Schema<'ManagedCohort'> = {
  ...{ id: 5, name: 'March 2026 Evenings', startDate: '2026-03-02', endDate: '2026-09-30' },
  product: { id: 12, name: 'Network Engineer Program', uniqueName: 'network', type: 1 },
  ...{ isOpen: true, seats: 30, learnerCount: 24, toReview: 5, overdue: 4 },
};
const asked = (request: Request) => new URL(request.url).searchParams.get('search');
/** Others come first: it is only found by its name. */
const cohorts: TestAnswers = {
  'GET /management/cohorts': (request: Request) => {
    const data = asked(request) === 'March' ? [cohort] : [];
    return Response.json({ data, paging: keysetPaging(data.length) });
  },
};
/** Cohorts and products are found by their names. */
export const ByCohort = show(cohorts, async ({ canvas }) => {
  await userEvent.type(await canvas.findByRole('combobox', { name: 'Cohort' }), 'March');
  await userEvent.click(await screen.findByRole('option', { name: /March 2026 Evenings/ }));
  await expect(onSearchChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ cohortId: 5, cursor: undefined }),
  );
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});
export const OfACohort = show(
  { 'GET /management/cohorts/5': { cohort: { name: 'March 2026 Evenings' } } },
  async ({ canvas }) => {
    const chip = { name: 'Remove filter Cohort March 2026 Evenings' };
    await userEvent.click(await canvas.findByRole('button', chip));
    await expect(onSearchChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ cohortId: undefined }),
    );
  },
  { cohortId: 5 },
);
export const MoreFilters = show({}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'More filters' }));
  await waitFor(() => expect(canvas.getByLabelText('Signed up since')).toBeVisible());
});
export const Narrowed = show(
  {},
  async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Remove filter Status Blocked' }),
    );
    await expect(onSearchChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ status: undefined, role: 'student' }),
    );
  },
  { status: 'blocked', role: 'student', since: '2026-01-01' },
);
export const Columns = show({}, async ({ canvas }) => {
  await canvas.findAllByRole('checkbox');
  await userEvent.click(await canvas.findByRole('button', { name: 'Columns' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Phone' }));
  await expect(onSearchChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ hiddenColumns: '-' }),
  );
  await userEvent.keyboard('{Escape}');
});
const report: Schema<'BulkReport'> = {
  done: 0,
  unchanged: 0,
  refused: [
    { user: { id: 7, name: 'Amara Diallo', avatar: null }, reason: 'This account is closed.' },
  ],
};
const actions = 'POST /management/users/-/actions';
const choose = async (canvas: Parameters<Play>[0]['canvas'], action: string) => {
  await waitFor(() => expect(canvas.getByText('Amara Diallo')).toBeVisible());
  const [, first] = canvas.getAllByRole('checkbox');
  if (first) await userEvent.click(first);
  await userEvent.click(await canvas.findByRole('button', { name: action }));
  return within(await screen.findByRole('dialog'));
};
const change = async (canvas: Parameters<Play>[0]['canvas'], action: string) => {
  await waitFor(() => expect(canvas.getByText('Amara Diallo')).toBeVisible());
  await userEvent.click(canvas.getAllByRole('checkbox')[1] ?? document.body);
  await userEvent.click(await canvas.findByRole('button', { name: 'Change account' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  return within(await screen.findByRole('dialog'));
};
/** A message that is refused for someone says why. */
export const Writing = show({ [actions]: report }, async ({ canvas }) => {
  const dialog = await choose(canvas, 'Message');
  await userEvent.type(await dialog.findByLabelText(/^Subject/), 'Labs');
  await userEvent.type(dialog.getByLabelText(/^Message/), 'They work again.');
  await userEvent.click(dialog.getByRole('button', { name: 'Message' }));
  await screen.findByText('Amara Diallo: This account is closed.');
});
export const Blocking = show({ [actions]: report }, async ({ canvas }) => {
  const dialog = await change(canvas, 'Block');
  await waitFor(() => expect(dialog.getByText(/signed out everywhere/)).toBeVisible());
});
export const Unblocking = show({ [actions]: report }, async ({ canvas }) => {
  const dialog = await change(canvas, 'Unblock');
  await waitFor(() => expect(dialog.getByText(/can sign in again/)).toBeVisible());
});
export const Deactivating = show({ [actions]: report }, async ({ canvas }) => {
  const dialog = await change(canvas, 'Deactivate');
  await waitFor(() => expect(dialog.getByText(/Purchases and progress stay/)).toBeVisible());
});
const loss: Schema<'ProgressLoss'> = {
  module: { id: 12, name: 'OSPF in Practice', uniqueName: 'ospf-in-practice', type: 2 },
  ...{ lessonsDone: 4, xpPoints: 120, quizzes: 2, homeworks: 1 },
};
/** What several people lose together is asked once. */
export const Resetting = show(
  {
    'GET /management/users/-/progress': (request: Request) =>
      Response.json(
        new URL(request.url).searchParams.get('userIds') === `${amara.id},8` ? [loss] : [],
      ),
    [actions]: { ...report, refused: [], done: 2 },
  },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Amara Diallo')).toBeVisible());
    for (const box of canvas.getAllByRole('checkbox').slice(1, 3)) await userEvent.click(box);
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset progress' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('checkbox', { name: /OSPF in Practice/ }));
    await waitFor(() => expect(dialog.getByText(/Loses 4 finished lessons, 120 XP/)).toBeVisible());
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Starts over');
    await userEvent.click(dialog.getByRole('button', { name: 'Reset progress' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);
/** One person is acted on from their row. */
export const OfARow = show({ [actions]: report }, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'More for Chiara Lombardi' }));
  await expect(screen.queryByRole('menuitem', { name: 'Block' })).toBeNull();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Unblock' }));
  await screen.findByRole('dialog', { name: 'Unblock 1 user' });
});
const sent = fn();
const keep = async (request: Request) => {
  sent(await request.json());
  return Response.json({ done: 1, unchanged: 0, refused: [] });
};
const find = async (field: HTMLElement, typed: string, name: RegExp) => {
  await userEvent.type(field, typed);
  await userEvent.click(await screen.findByRole('option', { name }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
};
export const Placing = show(
  { ...cohorts, 'POST /management/cohorts/5/users': keep },
  async ({ canvas }) => {
    const dialog = await choose(canvas, 'Assign to cohort');
    await waitFor(() => expect(dialog.getByText(/progress stays/)).toBeVisible());
    await find(dialog.getByRole('combobox', { name: /^Cohort/ }), 'March', /^March 2026/);
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'As agreed');
    await userEvent.click(dialog.getByRole('button', { name: 'Assign to cohort' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent).toHaveBeenLastCalledWith({
      programId: 12,
      userIds: [amara.id],
      reason: 'As agreed',
    });
  },
);
export const Awarding = show(
  {
    'GET /me': { id: 5, roles: ['admin'] },
    'GET /management/award-choices': (request: Request) =>
      Response.json(
        asked(request) === 'Packet'
          ? [{ id: 3, type: 3, name: 'Packet Tracer', products: [product] }]
          : [],
      ),
    [actions]: keep,
  },
  async ({ canvas }) => {
    const dialog = await choose(canvas, 'Issue award');
    await waitFor(() => expect(dialog.getByText(/keep it/)).toBeVisible());
    await find(dialog.getByRole('combobox', { name: /^Award/ }), 'Packet', /^Packet Tracer/);
    await userEvent.click(dialog.getByRole('button', { name: /Product/ }));
    await userEvent.click(await screen.findByRole('option', { name: product.name }));
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Passed on site');
    await userEvent.click(dialog.getByRole('button', { name: 'Issue award' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent).toHaveBeenLastCalledWith({
      action: 'award',
      userIds: [amara.id],
      diplomaId: 3,
      moduleId: product.id,
      reason: 'Passed on site',
    });
  },
);
export const AddingProduct = show(
  {
    'GET /me': { id: 5, roles: ['admin'] },
    [`GET /management/users/${amara.id}/purchasable-modules`]: { data: [], paging: paging(0) },
  },
  async ({ canvas }) => {
    const dialog = await choose(canvas, 'Add product');
    await waitFor(() => expect(dialog.getByText(/Everyone gets it/)).toBeVisible());
  },
);
/** Sales sell to several, and do nothing else with them. */
export const Selling = show({ 'GET /me': { id: 5, roles: ['sales'] } }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Amara Diallo')).toBeVisible());
  await userEvent.click(canvas.getAllByRole('checkbox')[1] ?? document.body);
  await canvas.findByRole('button', { name: 'Add product' });
  await expect(canvas.queryByRole('button', { name: 'Block' })).toBeNull();
  await expect(canvas.queryByRole('button', { name: 'Message' })).toBeNull();
});
export const NamesOnly = show(
  {
    'GET /me': { id: 5, roles: ['marketing'] },
    [path]: { ...page, data: people.map((one) => ({ ...one, contact: null })) },
  },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Amara Diallo')).toBeVisible());
    await expect(canvas.queryByText(/example.org/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Payments/ })).toBeNull();
  },
);
export const LongText = show({
  [path]: { ...page, data: [{ ...amara, name: longText, roles: ['student', 'mentor', 'admin'] }] },
});
export const NoMatch = show(
  { [path]: { data: [], paging: keysetPaging(0) } },
  shows('Nothing matches'),
  { search: 'zzz' },
);
export const Dark = dark(Ready);
export const RightToLeft = rightToLeft(Ready);
export const Narrow = narrow(Ready);
const without = withoutContent((answers) => show(answers), path);
export const Loading = without.Loading;
export const Locked = without.Locked;
export const Forbidden = without.Forbidden;
export const Failed = without.Failed;
export const Offline = without.Offline;

export const Counts = stage(
  () => <UserCounts />,
  { ...staff, 'GET /management/users/-/counts': { people: 1284, newThisMonth: 96 } },
  shows('1,284 people, 96 signed up this month'),
);

/** The dialog by itself, as other pages open it for their rows. */
export const Deactivate = stage(
  () => <BulkUsers action="deactivate" userIds={[7, 8]} onClose={() => {}} onDone={() => {}} />,
  staff,
  async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Reason/ })).toBeVisible());
  },
);
