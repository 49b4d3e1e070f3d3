import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { dark } from '../testing/story-states.ts';
import { Pagination, type PaginationProps } from './pagination.tsx';
import { StepPager } from './step-pager.tsx';

const meta = {
  title: 'ui/Pagination',
  component: Example,
  args: { page: 1, pageSize: 10, total: 1284, noun: 'users' },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

function Example(props: PaginationProps) {
  const [page, setPage] = useState(props.page);
  return <Pagination {...props} page={page} onChange={setPage} />;
}

export const Middle: Story = { args: { page: 60 } };
export const First: Story = { args: { page: 0 } };
export const LastReachedByKeyboard: Story = {
  args: { page: 127 },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Next page' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('1281 to 1284 of 1,284 users')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Page 129' })).toHaveFocus();
  },
};
export const FewPages: Story = { args: { total: 31 } };
export const OnePageHoldsAll: Story = { args: { page: 0, total: 7 } };
export const Links: Story = { args: { hrefOf: (page: number) => `#page=${page + 1}` } };
export const Dark: Story = dark;
export const RightToLeft: Story = { args: { page: 60 }, globals: { direction: 'rtl' } };
export const Narrow: Story = {
  args: { page: 60 },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

function Steps() {
  const [page, setPage] = useState(0);
  return (
    <StepPager
      noun="submissions"
      count="45 submissions"
      paging={{
        previous: page > 0 ? String(page - 1) : null,
        next: page < 2 ? String(page + 1) : null,
      }}
      onChange={(cursor) => setPage(Number(cursor))}
    />
  );
}
/** A step that leads nowhere any more keeps the focus. */
export const WithoutNumbers: Story = {
  render: () => <Steps />,
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    next.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(next).toHaveAttribute('aria-disabled', 'false');
  },
};
