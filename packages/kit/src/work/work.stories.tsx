import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { paging } from '../testing/refs.fixture.ts';
import { dark, narrow, rightToLeft, type Story, shows } from '../testing/stage.tsx';
import { SubmissionStatusBadge } from './submission-status.tsx';
import { WorkFilter } from './work-filter.view.tsx';
import { WorkListView } from './work-list.view.tsx';

const meta = { title: 'kit/Work' } satisfies Meta;
export default meta;

const statuses = ['notSubmitted', 'pending', 'needsRevision', 'complete', 'notAvailable'] as const;
const onChange = fn();

export const List: Story = {
  render: () => (
    <WorkListView
      state={{
        status: 'ready',
        items: statuses.map((status, id) => ({
          id,
          title: `Homework ${id + 1}`,
          detail: 'OSPF in Practice',
          href: '#homework',
          status,
        })),
        paging: paging(5),
      }}
      noun="Your homework"
      unit="homeworks"
      empty={{ title: 'No homework here', text: '' }}
      onPageChange={() => {}}
    />
  ),
  play: shows('Homework 5'),
};
export const Dark: Story = dark(List);
export const RightToLeft: Story = rightToLeft(List);
export const Narrow: Story = narrow(List);

export const Filter: Story = {
  render: () => <WorkFilter value={undefined} onChange={onChange} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Pending' }));
    await expect(onChange).toHaveBeenCalledWith('pending');
  },
};
export const States: Story = {
  render: () => (
    <p className="ul-cluster">
      {statuses.map((status) => (
        <SubmissionStatusBadge key={status} status={status} />
      ))}
    </p>
  ),
};
