import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  daniel,
  dark,
  filledItems,
  formTaskFixture,
  longText,
  maya,
  narrow,
  type Play,
  pendingSubmissionFixture,
  press,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
  uploadTaskFixture,
  withoutContent,
} from '@uplink/kit/testing';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Desk } from './desk.tsx';
import type { DeskSearch } from './desk.types.ts';

const mentor = { id: daniel.id, roles: ['mentor'] };
const ines = { id: 8, name: 'Inês Duarte', avatar: null };
const hours = (count: number) => new Date(Date.now() - count * 3_600_000).toISOString();
const until = new Date(Date.now() + 3_000_000).toISOString();
const ospf = { id: 2, name: 'OSPF in Practice', uniqueName: 'ospf-in-practice', type: 2 as const };

const first: Schema<'DeskItem'> = {
  kind: 'homework',
  id: 30,
  taskId: 4,
  title: 'Design a multi-area OSPF network',
  product: ospf,
  user: maya,
  version: 2,
  submittedAt: hours(26),
  claim: null,
};
const items: Schema<'DeskItem'>[] = [
  first,
  {
    ...first,
    kind: 'milestone',
    id: 5,
    title: 'VLAN trunks',
    user: { id: 21, name: 'Jonas Petersen', avatar: null },
    version: 1,
    submittedAt: hours(49),
  },
  {
    ...first,
    kind: 'quiz',
    id: 6,
    title: 'Areas and costs',
    user: { id: 22, name: 'Priya Raman', avatar: null },
    version: 1,
    submittedAt: hours(3),
  },
  {
    ...first,
    id: 31,
    title: 'Access list for a clinic',
    user: { id: 23, name: 'Ben Achterberg', avatar: null },
    version: 1,
    submittedAt: hours(11),
    claim: { by: ines, since: hours(0.1), until },
  },
];

const counts: Schema<'DeskCounts'> = {
  total: 4,
  claims: { free: 3, mine: 0, others: 1 },
  kinds: { homework: 2, quiz: 1, milestone: 1 },
  ages: { fresh: 2, day: 1, twoDays: 1 },
  products: [{ product: ospf, count: 4 }],
  milestones: [{ id: 9, title: 'VLAN trunks', count: 1 }],
};
const page: Schema<'DeskPage'> = {
  data: items,
  paging: { pageSize: 20, total: 4, next: null, previous: null },
  counts,
  lately: { decided: 3, longestSeconds: 32_400 },
};
const none = {
  total: 0,
  claims: { free: 0, mine: 0, others: 0 },
  kinds: { homework: 0, quiz: 0, milestone: 0 },
  ages: { fresh: 0, day: 0, twoDays: 0 },
  products: [],
  milestones: [],
};

const news: Schema<'DeskNews'> = {
  due: [
    {
      id: 5,
      title: 'Office network diagram',
      dueDate: hours(-60),
      cohort: 'March Evenings',
      handedIn: 7,
      learners: 11,
    },
  ],
  unanswered: [
    {
      product: ospf,
      count: 2,
      question: { id: 31, lesson: { id: 1, name: 'Areas', sectionId: 2, product: ospf } },
    },
  ],
};

const address = '/homeworks/4/submissions/30';
const now = [
  'interface Gi0/0',
  ' ip ospf network point-to-point',
  '!',
  'router ospf 1',
  ' area 20 stub no-summary',
];
const before = ['interface Gi0/0', '!', 'router ospf 1', ' area 20 stub'];
const file = (fileId: number, name: string) => ({ fileId, name, size: 900, uploadedAt: hours(26) });

const submission: Schema<'Submission'> = {
  ...pendingSubmissionFixture,
  files: [file(8, 'br2.cfg'), file(10, 'backbone.pcapng')],
  previous: [{ version: 1, submittedAt: hours(80), items: [], files: [file(7, 'br2.cfg')] }],
};
const remark: Schema<'SubmissionComment'> = {
  id: '0b8f4f0e-6f0b-4c43-9d2e-0a52b3a3f1c4',
  author: daniel,
  version: 1,
  place: { part: 'file', name: 'br2.cfg', line: 4, quote: ' area 20 stub' },
  message: 'BR2 has no summary route. What does head office see when a branch link flaps?',
  isRequired: true,
  isDraft: false,
  fixedIn: null,
  date: hours(40),
};

const held = (body: Partial<Schema<'DeskDecision'>> = {}): Schema<'DeskDecision'> => ({
  id: remark.id,
  kind: 'homework',
  verdict: 'sendBack',
  state: 'held',
  reason: null,
  decidedAt: hours(0),
  settlesAt: new Date(Date.now() + 10_000).toISOString(),
  ...body,
});

const text = (lines: string[]) => ({ kind: 'text', text: `${lines.join('\n')}\n`, isCut: false });

/** A server that keeps comments and decisions. */
function academy(answers: TestAnswers = {}): TestAnswers {
  return withIds({ ...memory(), ...answers });
}

/** Decisions and comments get ids of their own: whichever it is, they are answered the same. */
function withIds(answers: TestAnswers): TestAnswers {
  const places = ['PUT /me/desk/decisions/', `PUT ${address}/comments/`];
  return new Proxy(answers, {
    get: (known, key) => {
      const place = places.find((start) => String(key).startsWith(start));
      return Reflect.get(known, key) ?? (place && Reflect.get(known, place));
    },
  });
}

function memory(): TestAnswers {
  let comments = [remark];
  const commentAt = (request: Request) => new URL(request.url).pathname.split('/').at(-1) ?? '';
  return {
    'GET /me': mentor,
    'GET /me/desk': page,
    'GET /me/desk/news': news,
    'PUT /me/desk/decisions/': () => Response.json(held()),
    'GET /me/snippets': [
      { id: 1, title: 'Ask for the proof', text: 'Which show command proves it?' },
    ],
    [`GET ${address}`]: {
      homework: uploadTaskFixture,
      submission,
      canReview: true,
      waiting: 'day',
    },
    [`PUT ${address}/claim`]: { ...submission, claim: { by: daniel, since: hours(0), until } },
    [`GET ${address}/comments`]: () => Response.json(comments),
    [`GET ${address}/files/8/preview`]: text(now),
    [`GET ${address}/files/7/preview`]: text(before),
    [`GET ${address}/files/10/preview`]: { kind: 'binary' },
    [`PATCH ${address}/comments/${remark.id}`]: async (request: Request) => {
      const { isFixed } = await request.json();
      comments = comments.map((one) =>
        one.id === commentAt(request) ? { ...one, fixedIn: isFixed ? 2 : null } : one,
      );
      return Response.json(comments[0]);
    },
  };
}

function Staged({ search: given = {} }: { search?: DeskSearch }) {
  const [search, setSearch] = useState(given);
  return <Desk search={search} onSearchChange={setSearch} />;
}

const desk = (answers?: TestAnswers, play?: Play, search?: DeskSearch) =>
  stage(() => <Staged {...(search && { search })} />, academy(answers), play);

const meta = { title: 'mentor/Desk' } satisfies Meta;
export default meta;

/** The difference comes first; acceptance waits for what was asked for. */
export const Ready: Story = desk({}, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible());
  await expect(canvas.getByText('Learners see: reviewed usually within a day.')).toBeVisible();
  await waitFor(async () =>
    expect(
      await canvas.findByRole('group', { name: 'br2.cfg, compared with attempt 1' }),
    ).toBeVisible(),
  );
  await expect(canvas.getByRole('button', { name: 'Accept and next' })).toBeDisabled();
  await waitFor(() =>
    expect(canvas.getByText(/^You can accept this once it is fixed/)).toBeVisible(),
  );
});
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);

/** Until the comments come, nothing says what must be fixed first. */
export const CommentsOnTheirWay: Story = desk(
  { [`GET ${address}/comments`]: refused.loading },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send back and next' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Accept and next' })).toBeDisabled();
  },
);

export const Settled: Story = desk({}, async ({ canvas }) => {
  const settle = await canvas.findByRole('button', { name: /^Mark as fixed: / });
  await userEvent.click(settle);
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: 'Accept and next' })).toBeEnabled(),
  );
  await waitFor(() => expect(canvas.getAllByText('Fixed in attempt 2')[0]).toBeVisible());
});

/** Whoever decides by keys goes on from the work that comes next. */
export const Decided: Story = desk({}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Mark as fixed: / }));
  const accept = canvas.getByRole('button', { name: 'Accept and next' });
  await waitFor(() => expect(accept).toBeEnabled());
  accept.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.getByRole('region', { name: 'Review' })).toHaveFocus());
});

/** A comment is written by keys alone, and dropped only after a question. */
export const CommentByKeyboard: Story = desk({}, async ({ canvas }) => {
  await canvas.findByRole('group', { name: /compared with attempt 1/ });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  const words = await canvas.findByRole('textbox', { name: 'Comment on line 2' });
  await waitFor(() => expect(words).toHaveFocus());
  await userEvent.keyboard('Say why.{Escape}');
  await press(await screen.findByRole('button', { name: 'Keep writing' }));
  await expect(words).toHaveValue('Say why.');
});

/** The connection is lost while a comment is saved: what was written stays. */
export const ConnectionLost: Story = {
  ...desk(
    {
      [`PUT ${address}/claim`]: refused.offline,
      [`PUT ${address}/comments/`]: refused.offline,
    },
    async ({ canvas }) => {
      await canvas.findByRole('group', { name: /compared with attempt 1/ });
      await userEvent.keyboard('{ArrowDown}{Enter}');
      const words = await canvas.findByRole('textbox', { name: 'Comment on line 1' });
      await waitFor(() => expect(words).toHaveFocus());
      await userEvent.keyboard('Say why.{Control>}{Enter}{/Control}');
      await waitFor(() => expect(words).toHaveAttribute('aria-invalid', 'true'));
      await expect(words).toHaveValue('Say why.');
    },
  ),
};

export const SendBackDialog: Story = desk({}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Send back and next' }));
  await waitFor(() =>
    expect(screen.getByRole('dialog', { name: 'Say what to change' })).toBeVisible(),
  );
  await expect(screen.getByRole('button', { name: 'Send back' })).toBeDisabled();
});

/** Sent back with closing words; the next work is open, and the decision can be taken back. */
export const SentBackAndNext: Story = desk(
  { 'GET /milestones/5/users/21': refused.empty },
  async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Summary for Maya Okafor' }),
      'One thing is missing.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send back and next' }));
    await waitFor(() =>
      expect(canvas.getByText(/^Sent back\. Maya Okafor will be notified/)).toBeVisible(),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible());
    await waitFor(() => expect(canvas.getByText('This work is no longer waiting')).toBeVisible());
  },
);

export const AllKeys: Story = desk({}, async ({ canvas }) => {
  await canvas.findByRole('group', { name: /compared with attempt 1/ });
  await userEvent.keyboard('?');
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Shortcuts' })).toBeVisible());
});

export const ClaimedByAnother: Story = desk(
  {
    [`GET ${address}`]: {
      homework: uploadTaskFixture,
      submission: { ...submission, claim: { by: ines, since: hours(0.1), until } },
      canReview: true,
      waiting: 'day',
    },
  },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Claimed by Inês Duarte until/)).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Send back and next' })).toBeDisabled();
  },
);

export const BinaryFile: Story = desk({}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'backbone.pcapng' }));
  await waitFor(() => expect(canvas.getByText('This file can’t be shown here')).toBeVisible());
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: 'Download backbone.pcapng' })).toBeVisible(),
  );
});

export const Archive: Story = desk(
  {
    [`GET ${address}/files/8/preview`]: {
      kind: 'zip',
      entries: [
        { name: 'configs/br1.cfg', size: 2100 },
        { name: `configs/${'branch-'.repeat(20)}.cfg`, size: 1_900_000 },
      ],
      isCut: true,
    },
  },
  shows('configs/br1.cfg'),
);

const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
export const Picture: Story = desk(
  { [`GET ${address}/files/8/preview`]: { kind: 'image', url: png, width: 640, height: 360 } },
  async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByRole('img', { name: 'br2.cfg, as handed in' })).toBeVisible(),
    );
  },
);

const pdf = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 120]/Contents 4 0 R/Resources<<>>>>endobj',
  '4 0 obj<</Length 18>>stream',
  '10 10 100 50 re f',
  'endstream endobj',
  'trailer<</Root 1 0 R>>',
].join('\n');
/** Drawn by PDF.js, page by page. */
export const Pdf: Story = desk(
  {
    [`GET ${address}/files/8/preview`]: {
      kind: 'pdf',
      url: `data:application/pdf;base64,${btoa(pdf)}`,
    },
  },
  async ({ canvas }) => {
    const page = await canvas.findByRole('img', { name: 'Page 1 of 1' }, { timeout: 25_000 });
    await waitFor(() => expect(page).toBeVisible());
  },
);

export const PreviewFailed: Story = desk(
  { [`GET ${address}/files/8/preview`]: refused.failed },
  shows('A part of the academy stopped answering.'),
);

export const Worksheet: Story = desk(
  {
    [`GET ${address}`]: {
      homework: formTaskFixture,
      submission: {
        ...submission,
        type: 'DIGITIZE',
        files: [],
        items: filledItems,
        previous: [{ version: 1, submittedAt: hours(80), items: [], files: [] }],
      },
      canReview: true,
      waiting: 'day',
    },
    [`GET ${address}/comments`]: [],
  },
  async ({ canvas }) => {
    await waitFor(async () =>
      expect(
        await canvas.findByRole('group', { name: 'Worksheet, compared with attempt 1' }),
      ).toBeVisible(),
    );
    await expect(canvas.getByRole('button', { name: 'Accept and next' })).toBeEnabled();
  },
);

export const NothingWaiting: Story = desk(
  {
    'GET /me/desk': { ...page, data: [], counts: none, paging: { ...page.paging, total: 0 } },
    'GET /me/desk/news': { due: [], unanswered: [] },
  },
  shows(/had waited 9 h/),
);

export const NothingUnderFilters: Story = desk(
  { 'GET /me/desk': { ...page, data: [] } },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
  },
  { kind: 'quiz' },
);

export const LongText: Story = desk({
  'GET /me/desk': {
    ...page,
    data: items.map((item) => ({
      ...item,
      title: longText,
      user: { ...item.user, name: longText },
      product: { ...ospf, name: longText },
    })),
  },
  [`GET ${address}/files/8/preview`]: text([longText, 'x'.repeat(400)]),
  [`GET ${address}/comments`]: [{ ...remark, message: longText }],
});

export const NotAMentor: Story = desk(
  { 'GET /me': { id: maya.id, roles: ['student'] } },
  shows(/^The inbox is where mentors review work/),
);

const without = withoutContent((answers, play) => desk(answers, play), 'GET /me/desk');
export const Loading: Story = without.Loading;
export const Locked: Story = without.Locked;
export const Forbidden: Story = without.Forbidden;
export const Failed: Story = without.Failed;
export const Offline: Story = without.Offline;
