import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  courseFixture,
  dark,
  foreignFixture,
  longText,
  narrow,
  type Play,
  paging,
  rightToLeft,
  type Story,
  shows,
  stage,
  tabTo,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ProductList } from './product-list.tsx';
import type { ProductListFilter } from './product-list.types.ts';

const path = 'GET /modules';
const onFilterChange = fn();
const page = {
  data: [courseFixture, foreignFixture, { ...courseFixture, id: 4, status: 3, name: 'VLANs' }],
  paging: paging(25),
};

const list = (answers: TestAnswers, play?: Play, filter: ProductListFilter = {}) =>
  stage(
    () => <ProductList type={2} noun="courses" filter={filter} onFilterChange={onFilterChange} />,
    answers,
    play,
  );

const meta = { title: 'learner/ProductList' } satisfies Meta;
export default meta;

export const Ready: Story = list({ [path]: page }, async ({ canvas }) => {
  onFilterChange.mockClear();
  await waitFor(() => expect(canvas.getByRole('link', { name: /OSPF in Practice/ })).toBeVisible());
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search courses' }), 'bgp');
  await waitFor(() =>
    expect(onFilterChange).toHaveBeenLastCalledWith({ search: 'bgp', page: undefined }),
  );
  await expect(onFilterChange).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('radio', { name: 'Advanced' }));
  await expect(onFilterChange).toHaveBeenLastCalledWith({ level: 3, page: undefined });
});
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = narrow(
  list({ [path]: { ...page, data: page.data.map((one) => ({ ...one, name: longText })) } }),
);
const without = withoutContent(list, path);
export const Loading: Story = without.Loading;
export const Empty: Story = list(
  { [path]: { data: [], paging: paging(0) } },
  shows('No courses yet'),
);
export const NoneFound: Story = list(
  { [path]: { data: [], paging: paging(0) } },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }));
    await expect(onFilterChange).toHaveBeenLastCalledWith({});
  },
  { search: 'token ring' },
);
export const Locked: Story = without.Locked;
export const Forbidden: Story = without.Forbidden;
export const Failed: Story = without.Failed;
export const Offline: Story = without.Offline;

export const ByKeyboard: Story = list({ [path]: page }, async ({ canvas }) => {
  await canvas.findByRole('link', { name: /OSPF in Practice/ });
  await tabTo(canvas.getByRole('searchbox', { name: 'Search courses' }));
  await userEvent.keyboard('bgp');
  await waitFor(() =>
    expect(onFilterChange).toHaveBeenLastCalledWith({ search: 'bgp', page: undefined }),
  );
  canvas.getByRole('radio', { name: 'Advanced' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(onFilterChange).toHaveBeenLastCalledWith({ level: 3, page: undefined });
});
