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
  refused,
  rightToLeft,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CohortList } from './cohort-list.tsx';
import { CohortPage } from './cohort-page.tsx';
import { cohort, detail, learners } from './cohorts.fixture.ts';
import type { CohortSearch } from './cohorts.types.ts';

const meta = { title: 'admin/Cohorts', parameters } satisfies Meta;
export default meta;

const base = '/management/cohorts/5';
const sent = fn();
const keep = (body: object) => async (request: Request) => {
  sent(new URL(request.url).search, await request.json());
  return Response.json(body);
};
const changes: Schema<'AuditEntry'>[] = [
  {
    id: 90,
    action: 'decideMilestone',
    by: { id: 5, name: 'Tomasz Zielinski', avatar: null },
    user: { id: 43, name: 'Chiara Lombardi', avatar: null },
    product: null,
    purchaseId: null,
    before: { milestone: 'Lab bench', status: 'Incomplete' },
    after: { milestone: 'Lab bench', status: 'Waived' },
    reason: 'has the certificate',
    date: '2026-04-01T09:12:00.000Z',
    mayUndo: true,
  },
  {
    id: 88,
    action: 'assignCohort',
    by: { id: 5, name: 'Tomasz Zielinski', avatar: null },
    user: { id: 41, name: 'Amara Diallo', avatar: null },
    product: null,
    purchaseId: null,
    before: {},
    after: { cohort: 'March 2026 Evenings' },
    reason: '',
    date: '2026-03-28T15:40:00.000Z',
    mayUndo: false,
  },
];
const answers: TestAnswers = {
  'GET /management/cohorts': { data: [cohort], paging: keysetPaging(1) },
  [`GET ${base}`]: detail,
  [`GET ${base}/users`]: { data: learners, paging: keysetPaging(24) },
  [`GET ${base}/changes`]: { data: changes, paging: keysetPaging(2) },
  'GET /management/modules/12/cohorts': [cohort, { ...cohort, id: 6, name: 'September Days' }],
  [`POST ${base}/decisions`]: keep({
    done: 1,
    unchanged: 0,
    refused: [{ user: learners[1]?.user, milestoneId: 72, reason: 'Someone else changed this.' }],
  }),
  [`PATCH ${base}`]: keep({ ...detail, version: 4, cohort: { ...cohort, isOpen: false } }),
  [`PATCH ${base}/milestones`]: keep({ version: 3, dueDates: [] }),
  [`POST ${base}/changes/90/undo`]: detail,
  'POST /management/cohorts/6/users': keep({ done: 2, unchanged: 0, refused: [] }),
};
const onSearchChange = fn();
const show = (changed: TestAnswers = {}, play?: Play, search: CohortSearch = {}) =>
  stage(
    () => (
      <CohortPage
        cohortId={5}
        search={search}
        onSearchChange={onSearchChange}
        userHref={(id) => `#${id}`}
        logHref="#log"
        editHref={(id) => `#edit${id}`}
        authored={(part, { id }, { isManager }) => (
          <p>
            {part} of cohort {id} for {isManager ? 'staff' : 'an author'}
          </p>
        )}
        resetProgress={(ids) => <p>Start over: {ids.join(', ')}</p>}
      />
    ),
    { ...answers, ...changed },
    play,
  );
const list = (changed: TestAnswers = {}, play?: Play) =>
  stage(
    () => <CohortList search={{}} onSearchChange={onSearchChange} hrefOf={(id) => `#${id}`} />,
    { ...answers, ...changed },
    play,
  );

/** Each cell says whose it is, of what, and its state. */
export const Ready = show({}, async ({ canvas }) => {
  await waitFor(async () =>
    expect(
      await canvas.findByRole('button', { name: 'Ben Achterberg, VLAN trunks: Overdue' }),
    ).toBeVisible(),
  );
  await waitFor(() => expect(canvas.getByText('24 of 30')).toBeVisible());
});
/** The latest that was done, and by whom; only those who may read it are led to the log. */
export const Changes = show({ 'GET /me': { id: 5, roles: ['admin'] } }, async ({ canvas }) => {
  await waitFor(async () =>
    expect(await canvas.findByText(/Chiara Lombardi, Lab bench: Waived/)).toBeVisible(),
  );
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Log' })).toBeVisible());
});
/** What still is as it was left can be taken back; the rest has no such button. */
export const Undo = show({}, async ({ canvas }) => {
  const undo = await canvas.findByRole('button', {
    name: 'Undo: Chiara Lombardi, Lab bench: Waived',
  });
  await expect(canvas.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1);
  await userEvent.click(undo);
  await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
});
export const UndoRefused = show(
  { [`POST ${base}/changes/90/undo`]: refused.conflict },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Undo/ }));
    await waitFor(async () => expect(await canvas.findByRole('alert')).toBeVisible());
  },
);
export const NothingChanged = show(
  { [`GET ${base}/changes`]: { data: [], paging: keysetPaging(0) } },
  shows('Nothing has been changed yet.'),
);
export const ChangesFailed = show(
  { [`GET ${base}/changes`]: refused.conflict },
  shows('March 2026 Evenings'),
);
/** Selects one learner, and what is done with the selection. */
const choose = async (canvas: Parameters<Play>[0]['canvas'], action: string) => {
  const row = await canvas.findByRole('row', { name: /Ben Achterberg/ });
  await userEvent.click(within(row).getByRole('checkbox'));
  await userEvent.click(await canvas.findByRole('button', { name: action }));
};
export const ResetProgress = show({}, async ({ canvas }) => {
  await choose(canvas, 'Reset progress');
  await waitFor(() => expect(canvas.getByText('Start over: 42')).toBeVisible());
});
export const Learners = show({}, shows('Complete'), { tab: 'learners' });
export const Milestones = show({}, shows('Complete or waived'), { tab: 'milestones' });
/** Admins and authors of the program set its lessons and settings in place; other staff have no such tabs. */
const author: TestAnswers = {
  'GET /me': { id: 5, roles: ['customerSupport', 'mentor'] },
  'GET /creator/me/modules/12': { id: 12, permission: 'edit' },
};
export const OfAnAuthor = show(author, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('tab', { name: 'Settings' }));
  await expect(onSearchChange).toHaveBeenLastCalledWith({ tab: 'settings' });
});
export const Lessons = show(author, shows('lessons of cohort 5 for an author'), { tab: 'lessons' });
export const OfAnAdmin = show(
  { 'GET /me': { id: 5, roles: ['admin'] } },
  shows('settings of cohort 5 for staff'),
  { tab: 'settings' },
);
export const OfAViewer = show(
  { ...author, 'GET /creator/me/modules/12': { id: 12, permission: 'view' } },
  async ({ canvas }) => {
    await canvas.findByRole('tab', { name: 'Progress', selected: true });
    await expect(canvas.queryByRole('tab', { name: 'Settings' })).toBeNull();
  },
  { tab: 'settings' },
);
export const MilestonesDark = dark(Milestones);
export const MilestonesNarrow = narrow(Milestones);
export const Dark = dark(show());
export const Narrow = narrow(show());
export const LongText = narrow(
  show({ [`GET ${base}`]: { ...detail, cohort: { ...cohort, name: longText } } }),
);
export const NoLearners = show(
  { [`GET ${base}/users`]: { data: [], paging: keysetPaging(0) } },
  shows('No learners here'),
);
/** Sales sees the state of a cohort, and decides on nothing. */
export const ReadOnly = show(
  { [`GET ${base}`]: { ...detail, mayPlace: false } },
  async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText('March 2026 Evenings')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Due dates' })).toBeNull();
  },
);

/** A refusal for one person is shown with its reason. */
export const SetStatus = show({}, async ({ canvas }) => {
  await userEvent.click(
    await canvas.findByRole('button', { name: 'Ben Achterberg, VLAN trunks: Overdue' }),
  );
  await userEvent.type(await screen.findByLabelText(/^Reason for the log/), 'Seen in class');
  await userEvent.click(await screen.findByRole('button', { name: 'Set status' }));
  await waitFor(() => expect(screen.getByText(/Someone else changed this/)).toBeVisible());
  const [, body] = sent.mock.lastCall ?? [];
  await expect(body).toMatchObject({
    action: 'complete',
    reason: 'Seen in class',
    items: [{ userId: 42, milestoneId: 72, expected: { status: 4, version: 1 } }],
  });
});

/** Says what happens before it does, and names the version it was decided on. */
export const ExtendDueDates = show({}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Due dates' }));
  await waitFor(() =>
    expect(screen.getByText('6 learners with open work will be notified')).toBeVisible(),
  );
  await userEvent.type(screen.getByLabelText(/^Reason for the log/), 'The lab was down');
  await userEvent.click(screen.getByRole('button', { name: 'Extend by 7 days' }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  await waitFor(() =>
    expect(sent.mock.lastCall).toMatchObject([
      '?action=extend',
      { days: 7, expected: { version: 2 }, reason: 'The lab was down' },
    ]),
  );
});

/** The first answer is lost: what is sent again is the same change. */
const lostOnce = (body: object) => {
  let isLost = false;
  return async (request: Request) => {
    isLost = !isLost;
    const answer = await keep(body)(request);
    return isLost ? refused.failed() : answer;
  };
};
const sentTwice = async (button: string, changeIdOf: (body: never) => string) => {
  sent.mockClear();
  await userEvent.type(await screen.findByLabelText(/^Reason for the log/), 'The lab was down');
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await screen.findByText('A part of the academy stopped answering.');
  await userEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = sent.mock.calls.map(([, body]) => changeIdOf(body as never));
  await expect(first).toBeTruthy();
  await expect(second).toBe(first);
};
export const ExtendedOnce = show(
  { [`PATCH ${base}/milestones`]: lostOnce({ version: 3, dueDates: [] }) },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Due dates' }));
    await sentTwice('Extend by 7 days', ({ changeId }: { changeId: string }) => changeId);
  },
);
export const DecidedOnce = show(
  { [`POST ${base}/decisions`]: lostOnce({ done: 1, unchanged: 0, refused: [] }) },
  async ({ canvas }) => {
    const cell = 'Ben Achterberg, VLAN trunks: Overdue';
    await userEvent.click(await canvas.findByRole('button', { name: cell }));
    await sentTwice(
      'Set status',
      ({ items }: { items: { changeId: string }[] }) => items[0]?.changeId ?? '',
    );
  },
);

/** A heading opens its column: moving one milestone, and those after it. */
export const OpenColumn = show({}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^VLAN trunks/ }));
  const panel = within(await canvas.findByRole('region', { name: 'VLAN trunks' }));
  await expect(panel.getByText('Technical')).toBeVisible();
  await userEvent.click(panel.getByRole('checkbox', { name: 'Move all later due dates too' }));
  await userEvent.type(panel.getByLabelText(/^Reason for the log/), 'The lab was down');
  await userEvent.click(panel.getByRole('button', { name: 'Extend by 7 days' }));
  await waitFor(() =>
    expect(sent.mock.lastCall?.[1]).toMatchObject({ days: 7, milestoneIds: [72, 73, 74, 75] }),
  );
  await waitFor(() => expect(canvas.queryByRole('region', { name: 'VLAN trunks' })).toBeNull());
});
export const ColumnOpen = show({}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^VLAN trunks/ }));
  await waitFor(() =>
    expect(canvas.getByText('6 learners with open work will be notified')).toBeVisible(),
  );
});
export const ColumnOpenDark = dark(ColumnOpen);
export const ColumnOpenNarrow = narrow(ColumnOpen);
export const ColumnOpenRightToLeft = rightToLeft(ColumnOpen);

const openMove = async (canvas: Parameters<Play>[0]['canvas']) => {
  await choose(canvas, 'Move to cohort');
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 1 learner' }));
  const target = await dialog.findByRole('button', { name: /New cohort/ });
  return { dialog, target, move: dialog.getByRole('button', { name: 'Move 1 learner' }) };
};
/** Sent empty, both fields say what is missing, and the first one has the focus. */
export const Moving = show({}, async ({ canvas }) => {
  const { dialog, target, move } = await openMove(canvas);
  await userEvent.click(move);
  await waitFor(() => expect(dialog.getAllByText('This field is Required')).toHaveLength(2));
  await waitFor(() => expect(target).toHaveFocus());
});
export const MovingDark = dark(Moving);
export const MovingNarrow = narrow(Moving);
export const Moved = show({}, async ({ canvas }) => {
  const { dialog, target, move } = await openMove(canvas);
  await userEvent.click(target);
  await expect(screen.queryByRole('option', { name: cohort.name })).toBeNull();
  await userEvent.click(await screen.findByRole('option', { name: 'September Days' }));
  await userEvent.type(dialog.getByLabelText(/^Reason for the log/), 'Works evenings now');
  await userEvent.click(move);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(sent.mock.lastCall?.[1]).toEqual({
    programId: 12,
    userIds: [42],
    reason: 'Works evenings now',
  });
});
/** Without its cohorts the dialog says so and can't be sent. */
export const MoveWithoutCohorts = show(
  { 'GET /management/modules/12/cohorts': refused.failed },
  async ({ canvas }) => {
    await choose(canvas, 'Move to cohort');
    await waitFor(() => expect(screen.getByText('This part could not be loaded')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Move 1 learner' })).toBeDisabled();
  },
);

const close = async (canvas: Parameters<Play>[0]['canvas']) => {
  await userEvent.click(await canvas.findByRole('switch', { name: 'Open cohort' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Reason for the log/), 'Its mentor is ill');
  await userEvent.click(dialog.getByRole('button', { name: 'Close cohort' }));
};
export const Closing = show({}, async ({ canvas }) => {
  await close(canvas);
  const reason = 'Its mentor is ill';
  await waitFor(() =>
    expect(sent.mock.lastCall).toEqual(['', { isOpen: false, version: detail.version, reason }]),
  );
});
export const ClosedMeanwhile = show({ [`PATCH ${base}`]: refused.conflict }, async ({ canvas }) => {
  await close(canvas);
  await waitFor(async () => expect(await screen.findByRole('alert')).toBeVisible());
});

/** People are found one after another, and taken out again by their names. */
export const Assigning = show(
  {
    'GET /management/users': (request: Request) => {
      const found = new URL(request.url).searchParams.get('search') === 'Amara' ? 41 : 42;
      const name = found === 41 ? 'Amara Diallo' : 'Ben Achterberg';
      const one = { avatar: null, roles: ['student'], state: 'active', contact: null };
      return Response.json({ data: [{ ...one, id: found, name }], paging: keysetPaging(1) });
    },
    [`POST ${base}/users`]: keep({ done: 1, unchanged: 0, refused: [] }),
  },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Assign learners' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign learners' }));
    for (const [typed, name] of [
      ['Amara', 'Amara Diallo'],
      ['Ben', 'Ben Achterberg'],
    ] as const) {
      await userEvent.type(await dialog.findByRole('combobox', { name: /^Find a person/ }), typed);
      await userEvent.click(await screen.findByRole('option', { name }));
      await dialog.findByRole('button', { name: `Remove ${name}` });
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Amara Diallo' }));
    await userEvent.type(dialog.getByLabelText(/^Reason for the log/), 'Came back');
    await userEvent.click(dialog.getByRole('button', { name: 'Assign 1 learner' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent.mock.lastCall).toEqual([
      '',
      { programId: 12, userIds: [42], reason: 'Came back' },
    ]);
  },
);

export const List = list({}, shows('Network Engineer Program'));
export const ListDark = dark(list());
export const ListNarrow = narrow(list());
export const ListEmpty = list(
  { 'GET /management/cohorts': { data: [], paging: keysetPaging(0) } },
  shows('No cohorts here'),
);
const without = withoutContent(show, `GET ${base}`);
export const Loading = without.Loading;
export const Forbidden = without.Forbidden;
export const Failed = without.Failed;
export const Offline = without.Offline;
