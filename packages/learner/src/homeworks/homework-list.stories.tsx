import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import { lesson, paging, type Story, stage, workListStories } from '@uplink/kit/testing';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { HomeworkList } from './homework-list.tsx';

const item: Schema<'HomeworkListItem'> = {
  homeworkId: 4,
  moduleId: 1,
  title: 'Design a multi-area OSPF network',
  type: 'UPLOAD',
  lesson,
  status: 'needsRevision',
  submissionId: 30,
  updatedAt: '2026-03-12T19:14:00.000Z',
};
const page: Schema<'HomeworkPage'> = {
  data: [
    item,
    { ...item, homeworkId: 5, title: 'Triage worksheet', status: 'notSubmitted', updatedAt: null },
    { ...item, homeworkId: 6, title: 'Areas', status: 'notAvailable', updatedAt: null },
    { ...item, homeworkId: 7, title: 'Subnetting drill', status: 'complete' },
  ],
  paging: paging(45),
};

const meta = { title: 'learner/HomeworkList' } satisfies Meta;
export default meta;

const stories = workListStories({
  widget: HomeworkList,
  path: 'GET /me/homeworks',
  page,
  opens: /multi-area/,
  empty: 'No homework here',
});

export const Ready: Story = stories.Ready;
export const ByStatus: Story = stories.byStatus('Pending', 'pending');
export const Dark: Story = stories.Dark;
export const RightToLeft: Story = stories.RightToLeft;
export const Narrow: Story = stories.Narrow;
export const LongText: Story = stories.LongText;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
const onStatusChange = fn();
/** A state without homework leads back to all of it. */
export const EmptyState: Story = stage(
  () => (
    <HomeworkList
      page={0}
      status="pending"
      onPageChange={() => {}}
      onStatusChange={onStatusChange}
    />
  ),
  { 'GET /me/homeworks': { data: [], paging: paging(0) } },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }));
    await expect(onStatusChange).toHaveBeenLastCalledWith(undefined);
  },
);
const onProductChange = fn();
const other = { id: 15, name: 'BGP at the Edge', uniqueName: 'bgp', type: 2 as const };
const products: Schema<'ProductHomework'>[] = [
  { product: lesson.product, total: 4, open: 2, complete: 1 },
  { product: other, total: 1, open: 0, complete: 1 },
];
const chosen = (productId: number | undefined, found: readonly object[]) =>
  stage(
    () => (
      <HomeworkList
        page={0}
        productId={productId}
        onPageChange={() => {}}
        onStatusChange={() => {}}
        onProductChange={onProductChange}
      />
    ),
    {
      'GET /me/homeworks': (request: Request) =>
        Response.json(
          new URL(request.url).searchParams.get('productId') === '15'
            ? { data: [], paging: paging(0) }
            : page,
        ),
      'GET /me/products/-/homeworks': found,
    },
    async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: /Product/ }));
      const next = productId === undefined ? /^BGP at the Edge$/ : /^All products$/;
      await userEvent.click(await screen.findByRole('option', { name: next }));
      await expect(onProductChange).toHaveBeenLastCalledWith(
        productId === undefined ? 15 : undefined,
      );
    },
  );
export const ByProduct: Story = chosen(undefined, products);
/** A product in the address can be left, whatever became of it. */
export const OfAProduct: Story = chosen(15, []);
export const Locked: Story = stories.Locked;
export const Forbidden: Story = stories.Forbidden;
export const Failed: Story = stories.Failed;
export const Offline: Story = stories.Offline;
