import type { Meta } from '@storybook/react-vite';
import { Button } from '@uplink/ui/button';
import { Status } from '@uplink/ui/status';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { keysetPaging, longText, paging } from '../testing/refs.fixture.ts';
import { dark, narrow, rightToLeft, type Story, shows } from '../testing/stage.tsx';
import { ChoiceFilter, SelectFilter } from './choice-filter.tsx';
import { LazySelect } from './lazy-select.tsx';
import { ListFrame } from './list-frame.tsx';
import type { ListState } from './list-state.ts';
import { PlainRow } from './plain-row.tsx';
import { type ListRow, RowListView } from './row-list.view.tsx';
import { RowsSkeleton } from './rows-skeleton.view.tsx';

const meta = { title: 'kit/Lists' } satisfies Meta;
export default meta;

const row = (id: number, title: string, href?: string): ListRow => ({
  id,
  title,
  detail: 'OSPF in Practice, 3 h ago',
  href,
  badge: <Status kind="pending">Pending</Status>,
  figure: '4 of 5',
});

export const Rows: Story = {
  render: () => (
    <RowListView
      state={{
        status: 'ready',
        items: [row(1, 'Areas', '#areas'), row(2, longText, '#long'), row(3, 'Not open yet')],
        paging: paging(45),
      }}
      noun="Your quizzes"
      unit="quizzes"
      empty={{ title: 'No quizzes here', text: '' }}
      onPageChange={() => {}}
    />
  ),
  play: shows('Areas'),
};
export const Dark: Story = dark(Rows);
export const RightToLeft: Story = rightToLeft(Rows);
export const Narrow: Story = narrow(Rows);

export const Plain: Story = {
  render: () => (
    <ul className="ul-list">
      <PlainRow title="Switching">
        <span className="ul-small ul-mono ul-none">4 of 5</span>
      </PlainRow>
    </ul>
  ),
};
export const Loading: Story = { render: () => <RowsSkeleton /> };

const onChange = fn();
export const Filter: Story = {
  render: () => (
    <LazySelect
      label="Product"
      options={[
        { id: 'all', label: 'All products' },
        { id: '3', label: 'OSPF in Practice' },
      ]}
      value="all"
      onChange={onChange}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Product/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'OSPF in Practice' }));
    await expect(onChange).toHaveBeenCalledWith('3');
  },
};

const onFilter = fn();
const onSorted = fn();
const levels = [
  { id: 1, label: 'Basic' },
  { id: 2, label: 'Advanced' },
];
export const Choices: Story = {
  render: () => (
    <ChoiceFilter label="Level" all="All" options={levels} value={undefined} onChange={onFilter} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Advanced' }));
    await expect(onFilter).toHaveBeenLastCalledWith(2);
  },
};
export const ChoicesThatOpen: Story = {
  render: () => (
    <SelectFilter label="Level" all="All levels" options={levels} value={2} onChange={onFilter} />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Advanced/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'All levels' }));
    await expect(onFilter).toHaveBeenLastCalledWith(undefined);
  },
};

const frame = (state: ListState<{ id: number; name: string }>) => (
  <ListFrame
    state={state}
    columns={[{ id: 'name', label: 'Name', isRowHeader: true, render: ({ name }) => name }]}
    search={{}}
    onSearchChange={() => {}}
    noun="Your certificates"
    unit={(count) => `${count} certificates`}
    empty={{ title: 'No certificates yet', text: 'Create one for your course.' }}
    create={<Button variant="primary">New certificate</Button>}
  />
);
export const Frame: Story = {
  render: () =>
    frame({
      status: 'ready',
      items: [{ id: 1, name: 'Routing basics' }],
      paging: keysetPaging(1),
    }),
};
/** The rows of the former search stay until those of the new one are there. */
export const FrameSearching: Story = {
  render: () =>
    frame({
      status: 'ready',
      items: [{ id: 1, name: 'Routing basics' }],
      paging: keysetPaging(1),
      isOld: true,
    }),
  play: async ({ canvas }) => {
    const row = await canvas.findByText('Routing basics');
    await expect(row.closest('[aria-busy="true"]')).toBeVisible();
  },
};
export const FrameSorted: Story = {
  render: () => (
    <ListFrame
      state={{
        status: 'ready',
        items: [{ id: 1, name: 'Routing basics' }],
        paging: keysetPaging(1),
      }}
      columns={[
        {
          id: 'name',
          label: 'Name',
          isRowHeader: true,
          isSortable: true,
          render: ({ name }) => name,
        },
      ]}
      search={{ sort: '-name', cursor: 'second-page' }}
      onSearchChange={onSorted}
      noun="Your certificates"
      unit={(count) => `${count} certificates`}
      empty={{ title: 'No certificates yet', text: 'Create one for your course.' }}
    />
  ),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('columnheader', { name: 'Name' });
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(heading);
    await expect(onSorted).toHaveBeenLastCalledWith({ sort: 'name' });
  },
};
/** A list with filters of its own, chosen rows and a legend. */
export const FrameWithHead: Story = {
  render: () => (
    <ListFrame
      state={{
        status: 'ready',
        items: [{ id: 1, name: 'Routing basics' }],
        paging: keysetPaging(1),
      }}
      columns={[
        {
          id: 'name',
          label: 'Name',
          isRowHeader: true,
          isSortable: true,
          render: ({ name }) => name,
        },
      ]}
      search={{}}
      onSearchChange={onSorted}
      noun="Your certificates"
      unit={(count) => `${count} certificates`}
      empty={{ title: 'No certificates yet', text: 'Create one for your course.' }}
      head={<p>Everything of this year</p>}
      defaultSort={{ column: 'name', direction: 'ascending' }}
      table={{
        selection: { keys: new Set([1]), onChange: onFilter, actions: <Button>Renew</Button> },
      }}
    >
      <p>A certificate is valid for two years.</p>
    </ListFrame>
  ),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('columnheader', { name: 'Name' });
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Renew' })).toBeVisible();
    await expect(canvas.getByText('A certificate is valid for two years.')).toBeVisible();
  },
};
export const FrameEmpty: Story = { render: () => frame({ status: 'empty' }) };
