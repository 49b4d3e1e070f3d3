import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  keysetPaging,
  longText,
  narrow,
  type Play,
  refused,
  rightToLeft,
  type Story,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { productFixture } from '../shared/testing/product.fixture.ts';
import { ProductList } from './product-list.tsx';
import type { ProductSearch } from './product-list.types.ts';

const meta = { title: 'creator/ProductList' } satisfies Meta;
export default meta;

const call = 'GET /creator/me/modules';
const bgp: Schema<'CreatorModule'> = {
  ...productFixture,
  ...{ id: 15, name: 'BGP at the Edge', type: 3, missing: ['lessons', 'price'], learnerCount: 0 },
};
const page: Schema<'CreatorModulePage'> = {
  data: [{ ...productFixture, isPublic: true }, bgp],
  paging: keysetPaging(45),
};
const onSearchChange = fn();
const onCreated = fn();

const show = (answers: TestAnswers, play?: Play, search: ProductSearch = {}) =>
  stage(
    () => <ProductList search={search} onSearchChange={onSearchChange} onCreated={onCreated} />,
    { 'GET /creator/me/copies': [], 'GET /creator/me/imports': [], ...answers },
    play,
  );
const act = async (name: string, action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

export const Ready: Story = show({ [call]: page }, async ({ canvas }) => {
  await waitFor(async () =>
    expect(await canvas.findByRole('link', { name: 'OSPF in Practice' })).toBeVisible(),
  );
  await waitFor(() => expect(canvas.getByText('2 things to fix')).toBeVisible());
  await userEvent.click(canvas.getByRole('radio', { name: 'Not published' }));
  await expect(onSearchChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ publication: 1, cursor: undefined }),
  );
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'bgp');
  await waitFor(() =>
    expect(onSearchChange).toHaveBeenLastCalledWith(expect.objectContaining({ search: 'bgp' })),
  );
});
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(show({ [call]: page }));
export const LongText: Story = narrow(
  show({ [call]: { ...page, data: [{ ...bgp, name: longText }] } }),
);
export const Empty: Story = show(
  { [call]: { data: [], paging: keysetPaging(0) } },
  async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText('No products yet')).toBeVisible());
    await expect(canvas.getAllByRole('button', { name: 'New product' })).toHaveLength(1);
  },
);
export const NoMatch: Story = show(
  { [call]: { data: [], paging: keysetPaging(0) } },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await expect(onSearchChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ search: undefined }),
    );
  },
  { search: 'nothing' },
);

export const NoneHidden: Story = show(
  { [call]: { data: [], paging: keysetPaging(0) } },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await expect(onSearchChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ hidden: undefined }),
    );
  },
  { hidden: true },
);

const sent = fn();
export const Unpublish: Story = show(
  {
    [call]: page,
    'PATCH /creator/me/modules/14': async (request: Request) => {
      sent(await request.json());
      return Response.json(productFixture);
    },
  },
  async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'OSPF in Practice' });
    await act('OSPF in Practice', 'Unpublish');
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ isPublic: false, version: 3 }));
  },
);
/** Changed elsewhere since the list was read. */
export const Refused: Story = show(
  { [call]: page, 'PATCH /creator/me/modules/14': refused.conflict },
  async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'OSPF in Practice' });
    await act('OSPF in Practice', 'Hide');
    await waitFor(() => expect(screen.getByText('This was changed in another tab.')).toBeVisible());
  },
);
/** Only a draft can be deleted, and only after its name was typed. */
export const Delete: Story = show(
  { [call]: page, 'DELETE /creator/me/modules/15': null },
  async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'BGP at the Edge' });
    await act('BGP at the Edge', 'Delete');
    const confirm = await screen.findByRole('button', { name: 'Delete product' });
    await expect(confirm).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: /^Type BGP/ }), 'BGP at the Edge');
    await userEvent.click(confirm);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const actions = screen.getByRole('button', { name: 'Actions for BGP at the Edge' });
    await waitFor(() => expect(actions).toHaveFocus());
  },
);
export const Duplicate: Story = show(
  {
    [call]: page,
    'GET /creator/me/copies': [
      {
        id: 3,
        name: 'Subnetting',
        type: 2,
        url: 'b',
        state: 'waiting',
        copyId: null,
        createdAt: new Date().toISOString(),
      },
    ],
    'GET /creator/me/modules/-/names': { url: false, alias: false },
    'POST /creator/me/modules/15/duplicate': async (request: Request) => {
      sent(await request.json());
      return Response.json({});
    },
  },
  async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByText(/^Subnetting is being duplicated/)).toBeVisible(),
    );
    await act('BGP at the Edge', 'Duplicate');
    await userEvent.type(await screen.findByRole('textbox', { name: 'URL' }), 'bgp-2');
    await userEvent.click(screen.getByRole('button', { name: 'Duplicate product' }));
    await waitFor(() => expect(screen.getByText('This field is Required')).toBeVisible());
    await userEvent.type(screen.getByRole('textbox', { name: 'Alias' }), 'BGP-2');
    await userEvent.click(screen.getByRole('button', { name: 'Duplicate product' }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ url: 'bgp-2', alias: 'BGP-2' }));
  },
);
export const Create: Story = show(
  {
    [call]: page,
    'GET /creator/me/modules/-/names': { url: false, alias: false },
    'POST /creator/me/modules': async (request: Request) => {
      sent(await request.json());
      return Response.json(bgp);
    },
  },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New product' }));
    const dialog = within(await screen.findByRole('dialog'));
    const choices = dialog
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
    await expect(choices).toEqual([
      'ProgramDegree-structured, full mentor support.',
      'CourseSimpler and shorter.',
      'ProjectHands-on, real-world.',
      'BundleTwo or more products.',
    ]);
    // One is chosen from the start: a product always has a type.
    await expect(dialog.getByRole('radio', { name: /^Course/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: /^Project/ }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Product name' }), 'BGP & Edge');
    await expect(screen.getByRole('textbox', { name: 'URL' })).toHaveValue('bgp-edge');
    await userEvent.click(screen.getByRole('button', { name: 'Create product' }));
    await waitFor(() => expect(onCreated).toHaveBeenCalledWith(bgp));
    await expect(sent).toHaveBeenLastCalledWith(
      expect.objectContaining({ type: 3, name: 'BGP & Edge', url: 'bgp-edge' }),
    );
  },
);
const without = withoutContent(show, call);
export const Loading: Story = without.Loading;
export const Forbidden: Story = without.Forbidden;
export const Failed: Story = without.Failed;
export const Offline: Story = without.Offline;
