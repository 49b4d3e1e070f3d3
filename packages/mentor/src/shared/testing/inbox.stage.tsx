import type { TestAnswers } from '@uplink/api-client/testing';
import {
  courseFixture,
  daniel,
  foreignFixture,
  maya,
  type Play,
  product,
  shows,
  stage,
  type WorkListStage,
  workListStories,
} from '@uplink/kit/testing';
import type { ComponentType } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { InboxProps, InboxSearch } from '../inbox/inbox.types.ts';

const productsPath = `GET /mentors/${daniel.id}/modules`;
const cohortsPath = `GET /mentors/${daniel.id}/cohorts`;
const cohort = { name: 'Evening group', startDate: '2026-03-02', endDate: '2026-11-27', product };

export interface InboxStage<Search extends InboxSearch>
  extends Pick<WorkListStage, 'path' | 'page' | 'none' | 'opens'> {
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
          if (search.cursor !== undefined) onPageChange(1);
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
    /** By the time of handing in, with the keyboard; another order begins at the beginning. */
    Sorted: show(
      {},
      async ({ canvas }) => {
        (await canvas.findByRole('columnheader', { name: 'Handed in' })).focus();
        await userEvent.keyboard('{Enter}');
        await asked({ sort: 'submittedAt', cursor: undefined });
      },
      { cursor: 'after' } as Search,
    ),
    NoMatch: show(
      { [path]: inbox.none ?? page },
      async ({ canvas }) => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
        await asked({ userId: undefined, cursor: undefined });
      },
      { userId: maya.id } as Search,
    ),
    /** The rows of a later page are gone. */
    PageGone: show(
      { [path]: inbox.none ?? page },
      async ({ canvas }) => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Go to the first page' }));
        await asked({ cursor: undefined });
      },
      { cursor: 'after' } as Search,
    ),
    PageSize: choose(/Rows per page/, '50 per page', { pageSize: 50 }),
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
      shows('The inbox is where mentors review work.'),
    ),
  };
}
