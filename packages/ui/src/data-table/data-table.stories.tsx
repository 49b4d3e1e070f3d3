import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Avatar } from '../avatar/index.ts';
import { Button, IconButton } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Icon } from '../icon/index.ts';
import { State } from '../states/index.ts';
import { Status, type StatusKind } from '../status/index.ts';
import { dark } from '../testing/story-states.ts';
import { ColumnChoice } from './column-choice.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import type { DataColumn, DataSort, RowKey } from './data-table.types.ts';

interface Person {
  name: string;
  role: string;
  kind: StatusKind;
  state: string;
  xp: number;
}
const people: Person[] = [
  { name: 'Amara Diallo', role: 'Student', kind: 'ok', state: 'Active', xp: 12_410 },
  { name: 'Bram Verhoeven', role: 'Mentor', kind: 'down', state: 'Inactive', xp: 3905 },
  { name: 'Chiara Lombardi', role: 'Student', kind: 'fault', state: 'Blocked', xp: 780 },
];
const columns: DataColumn<Person>[] = [
  {
    id: 'name',
    label: 'Name',
    isRowHeader: true,
    isSortable: true,
    render: ({ name }) => (
      <span className="ul-row">
        <Avatar name={name} size="sm" isDecorative />
        <span>{name}</span>
      </span>
    ),
  },
  { id: 'role', label: 'Role', render: ({ role }) => role },
  {
    id: 'state',
    label: 'Status',
    render: ({ kind, state }) => (
      <Status kind={kind} isBare>
        {state}
      </Status>
    ),
  },
  {
    id: 'xp',
    label: 'XP',
    align: 'end',
    isSortable: true,
    render: ({ xp }) => xp.toLocaleString('en-US'),
  },
  {
    id: 'actions',
    label: 'Actions',
    isLabelHidden: true,
    width: '48px',
    render: ({ name }) => (
      <IconButton size="sm" aria-label={`Actions for ${name}`} icon={<Icon as={Ellipsis} />} />
    ),
  },
];

function People(props: Partial<DataTableProps<Person>>) {
  const [sort, setSort] = useState<DataSort>({ column: 'name', direction: 'ascending' });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const rows = people.toSorted((a, b) =>
    sort.column === 'xp' ? (a.xp - b.xp) * sign : a.name.localeCompare(b.name) * sign,
  );
  return (
    <Card isFlush>
      <DataTable
        label="Users"
        columns={columns}
        rows={rows}
        rowKey={({ name }) => name}
        sort={sort}
        onSortChange={setSort}
        {...props}
      />
    </Card>
  );
}

const meta = { title: 'ui/DataTable', component: People } satisfies Meta<typeof People>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sortable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('columnheader', { name: 'XP' }));
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Chiara Lombardi');
    await expect(canvas.getByRole('columnheader', { name: 'XP' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
};

function Choosing(props: Partial<DataTableProps<Person>>) {
  const [keys, setKeys] = useState<ReadonlySet<RowKey>>(new Set());
  return (
    <People
      {...props}
      selection={{ keys, onChange: setKeys, actions: <Button size="sm">Send a message</Button> }}
    />
  );
}

export const Selection: Story = {
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas }) => {
    const [all, first] = await canvas.findAllByRole('checkbox');
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(canvas.getByText('1 selected')).toBeVisible());
    await userEvent.click(all as HTMLElement);
    await waitFor(() => expect(canvas.getByText('3 selected')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.queryByRole('button', { name: 'Send a message' })).toBeNull();
  },
};

function WithColumns() {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  return (
    <div className="ul-stack ul-gap-12">
      <div>
        <ColumnChoice columns={columns} hidden={hidden} onHiddenChange={setHidden} />
      </div>
      <People hiddenColumns={hidden} />
    </div>
  );
}

export const Columns: Story = {
  render: () => <WithColumns />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const choice = await screen.findByRole('menuitemcheckbox', { name: 'Role' });
    await userEvent.click(choice);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Role' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Name' })).toBeVisible());
  },
};

export const Compact: Story = { args: { density: 'compact' } };
export const Loading: Story = { args: { isLoading: true, expectedRows: 3 } };
const exercises = Array.from({ length: 20 }, (_, index) => ({
  id: `exercise${index}`,
  label: `Exercise about routes ${index + 1}`,
  detail: '12 Mar 2026',
  align: 'center' as const,
  render: ({ xp }: Person) => xp % (index + 2),
}));
/** However many columns there are, the page stays as wide as it is, and the names where they are. */
export const Matrix: Story = {
  args: { isMatrix: true, columns: [...columns.slice(0, 1), ...exercises] },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const name = canvas.getByRole('rowheader', { name: /Amara Diallo/ });
    const place = name.getBoundingClientRect().left;
    canvasElement.querySelector('.ul-data__scroll')?.scrollTo({ left: 400 });
    await waitFor(() =>
      expect(canvas.getByText('Exercise about routes 1').getBoundingClientRect().left).toBeLessThan(
        place,
      ),
    );
    await expect(Math.abs(name.getBoundingClientRect().left - place)).toBeLessThan(25);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const MatrixDark: Story = { ...Matrix, ...dark };
export const Empty: Story = { args: { rows: [], empty: <State title="No users found" /> } };
export const Dark: Story = { ...Selection, ...dark };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const NarrowScrolls: Story = {
  args: { narrow: 'scroll' },
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
export const NarrowCards: Story = {
  render: (args) => <Choosing {...args} />,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row', { hidden: true })).toHaveLength(4);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
export const LongText: Story = {
  args: {
    rows: [
      {
        name: 'A person with a name of many parts, as people have them in a good part of the world',
        role: 'Student and instructor assistant',
        kind: 'pending',
        state: 'Waiting for the email address to be confirmed',
        xp: 1_000_000,
      },
    ],
  },
};
