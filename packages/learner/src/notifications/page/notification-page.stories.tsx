import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longText,
  narrow,
  type Play,
  press,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
  tabTo,
} from '@uplink/kit/testing';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { groupFixture, pageFixture } from './notification-page.fixture.ts';
import { NotificationPage, type NotificationPageProps } from './notification-page.tsx';

const path = 'GET /me/notifications/groups';
const onUndoable = fn<NotificationPageProps['onUndoable']>();
const list = (answers: TestAnswers, play?: Play, tab?: NotificationPageProps['tab']) =>
  stage(
    () => (
      <NotificationPage
        tab={tab}
        tabHref={(one) => (one ? `#${one}` : '#all')}
        onUndoable={onUndoable}
      />
    ),
    answers,
    play,
  );
const none = {
  ...pageFixture,
  data: [],
  counts: { unread: 0, needsYou: 0, work: 0, people: 0, money: 0 },
};

const longAgo = '2020-03-12T12:00:00.000Z';

const meta = { title: 'learner/NotificationPage' } satisfies Meta;
export default meta;

export const Ready: Story = list(
  {
    [path]: pageFixture,
    'PATCH /me/notifications': [],
    'GET /me/notifications': [],
  },
  async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByText('3 new. 2 are waiting for you.')).toBeVisible(),
    );
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Open remarks' })).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/Kofi Mensah answered/)).toBeVisible());
    onUndoable.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all read' }));
    await waitFor(() => expect(onUndoable).toHaveBeenCalledOnce());
  },
);
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const AllRead: Story = list(
  { [path]: { ...pageFixture, counts: { ...none.counts } } },
  async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText('All read.')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Mark all read' })).toBeDisabled();
  },
);
export const MoreToCome: Story = list(
  {
    [path]: ({ url }: Request) =>
      Response.json(
        url.includes('cursor=abc')
          ? { ...none, data: [{ ...groupFixture, id: 10, title: 'Long ago', date: longAgo }] }
          : { ...pageFixture, paging: { ...pageFixture.paging, next: 'abc' } },
      ),
  },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Older' }));
    await waitFor(async () =>
      expect(await canvas.findByRole('link', { name: 'Long ago' })).toBeVisible(),
    );
    await expect(canvas.queryByRole('button', { name: 'Older' })).toBeNull();
  },
);
export const LongText: Story = narrow(
  list({
    [path]: { ...pageFixture, data: [{ ...groupFixture, title: longText, text: longText }] },
  }),
);
export const NotSaved: Story = list(
  { [path]: pageFixture, 'PATCH /me/notifications': refused.failed },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark all read' }));
    await waitFor(async () =>
      expect(await canvas.findByText('This change was not saved.')).toBeVisible(),
    );
  },
);
export const Empty: Story = list({ [path]: none }, shows('There are no notifications'));
export const EmptyTab: Story = list(
  { [path]: none },
  shows('Nothing is waiting for you.'),
  'needsYou',
);
export const Loading: Story = list({ [path]: refused.loading });
export const Forbidden: Story = list({ [path]: refused.forbidden }, shows('You cannot open this'));
export const Failed: Story = list(
  { [path]: refused.failed },
  shows('This part could not be loaded'),
);

export const Offline: Story = list(
  { [path]: refused.offline },
  shows('This part could not be loaded'),
);
export const ByKeyboard: Story = list(
  { [path]: pageFixture, 'PATCH /me/notifications': [], 'GET /me/notifications': [] },
  async ({ canvas }) => {
    onUndoable.mockClear();
    await press(await canvas.findByRole('button', { name: 'Mark all read' }));
    await waitFor(() => expect(onUndoable).toHaveBeenCalledOnce());
    await tabTo(canvas.getByRole('link', { name: 'Open remarks' }));
  },
);
