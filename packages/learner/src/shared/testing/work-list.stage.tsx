import type { TestAnswers } from '@uplink/api-client/testing';
import type { ComponentType } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { InboxProps, InboxSearch } from '../inbox/inbox.types.ts';
import { courseFixture, foreignFixture } from '../module.fixture.ts';
import { daniel, longText, maya, paging, product } from '../refs.fixture.ts';
import {
  dark,
  narrow,
  type Play,
  rightToLeft,
  type Story,
  shows,
  stage,
  withoutContent,
} from './stage.tsx';

interface WorkListProps {
  page: number;
  onPageChange: (page: number) => void;
  onStatusChange: (status: string | undefined) => void;
}

export interface WorkListStage {
  widget: ComponentType<WorkListProps>;
  /** The call that brings the list. */
  path: string;
  /** Its answer, with a further page behind it. */
  page: { data: readonly object[]; paging: object };
  /** What else the widget asks for. */
  answers?: TestAnswers;
  /** Part of the name of a link that is there when the list has come. */
  opens: RegExp;
  /** What the list says without rows. */
  empty: string;
}

/** The stories that every list of work has: its looks, and each state without rows. */
export function workListStories({ widget, path, page, answers, opens, empty }: WorkListStage) {
  const props = { onPageChange: fn(), onStatusChange: fn() };
  const Widget = widget;
  const show = (changed: TestAnswers, play?: Play) =>
    stage(() => <Widget page={0} {...props} />, { ...answers, [path]: page, ...changed }, play);

  const Ready = show({}, async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: opens })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(props.onPageChange).toHaveBeenLastCalledWith(1);
  });
  const longTitles = page.data.map((row) => ({ ...row, title: longText }));
  return {
    Ready,
    Dark: dark(Ready),
    RightToLeft: rightToLeft(Ready),
    Narrow: narrow(Ready),
    LongText: narrow(show({ [path]: { ...page, data: longTitles } })),
    Empty: show({ [path]: { data: [], paging: paging(0) } }, shows(empty)),
    ...withoutContent(show, path),
    /** Chooses the status of this name. */
    byStatus: (name: string, status: string): Story =>
      show({}, async ({ canvas }) => {
        await userEvent.click(await canvas.findByRole('radio', { name }));
        await expect(props.onStatusChange).toHaveBeenLastCalledWith(status);
      }),
    show,
    props,
  };
}

const productsPath = `GET /mentors/${daniel.id}/modules`;
const cohortsPath = `GET /mentors/${daniel.id}/cohorts`;
const cohort = { name: 'Evening group', startDate: '2026-03-02', endDate: '2026-11-27', product };

export interface InboxStage<Search extends InboxSearch>
  extends Pick<WorkListStage, 'path' | 'page' | 'opens'> {
  widget: ComponentType<InboxProps<Search>>;
}

/** The stories that every inbox has: those of a list, its filters, and nothing to review. */
export function inboxStories<Search extends InboxSearch>(inbox: InboxStage<Search>) {
  const onSearchChange = fn();
  const { widget: Inbox, path, page } = inbox;
  const answers: TestAnswers = {
    'GET /me': { id: daniel.id, roles: ['mentor'] },
    [productsPath]: [courseFixture, foreignFixture],
    [cohortsPath]: [
      { ...cohort, id: 4 },
      { ...cohort, id: 5, name: 'Morning group' },
    ],
    'GET /users': [maya],
    [path]: page,
  };
  const show = (changed: TestAnswers, play?: Play, search = {} as Search) =>
    stage(
      () => <Inbox search={search} onSearchChange={onSearchChange} />,
      { ...answers, ...changed },
      play,
    );
  const stories = workListStories({
    ...inbox,
    answers,
    widget: ({ onPageChange, onStatusChange }) => (
      <Inbox
        search={{} as Search}
        onSearchChange={(search) => {
          onSearchChange(search);
          if (search.page !== undefined) onPageChange(search.page);
          if (search.status !== undefined) onStatusChange(search.status);
        }}
      />
    ),
    empty: 'Inbox is clear',
  });
  const asked = (search: InboxSearch) =>
    expect(onSearchChange).toHaveBeenLastCalledWith(expect.objectContaining(search));
  const choose = (label: RegExp, option: string, search: InboxSearch) =>
    show({}, async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: label }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
      await asked(search);
    });
  return {
    ...stories,
    show,
    ByProduct: choose(/Product/, foreignFixture.name, { productId: foreignFixture.id }),
    ByCohort: choose(/Cohort/, 'Morning group', { cohortId: 5 }),
    PageSize: choose(/Rows on a page/, '50 a page', { pageSize: 50 }),
    ByLearner: show({}, async ({ canvas }) => {
      await userEvent.type(await canvas.findByRole('combobox', { name: 'Learner' }), 'may');
      await userEvent.click(await screen.findByRole('option', { name: /Maya/ }));
      await asked({ userId: maya.id });
    }),
    OneLearner: show(
      {},
      async ({ canvas }) => {
        const chosen = await canvas.findByRole('button', { name: /^Only Maya Okafor/ });
        await userEvent.click(chosen);
        await asked({ userId: undefined });
      },
      { userId: maya.id } as Search,
    ),
    /** Nothing to choose from. */
    OneProduct: show(
      { [productsPath]: [courseFixture], [cohortsPath]: [{ ...cohort, id: 4 }] },
      async ({ canvas }) => {
        await expect(await canvas.findByRole('link', { name: inbox.opens })).toBeVisible();
        await expect(canvas.queryByRole('button', { name: /Product|Cohort/ })).toBeNull();
      },
    ),
    NotAMentor: show(
      { 'GET /me': { id: maya.id, roles: ['student'] } },
      shows('The inbox holds work for mentors to review.'),
    ),
  };
}
