import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import { VALIDATION } from '@uplink/api-client/domain';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  keysetPaging,
  longTexts,
  narrow,
  type Play,
  parameters,
  product,
  refused,
  rightToLeft,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PartnerList } from './partner-list.tsx';

const meta = { title: 'admin/Partners', parameters } satisfies Meta;
export default meta;

const partner: Schema<'ManagedPartner'> = {
  id: 3,
  version: 2,
  name: 'Cable & Crew',
  origins: ['https://cable-and-crew.example'],
  keys: [
    { key: 'pk_demo_cable_and_crew', createdAt: '2026-03-01T09:00:00.000Z', revokedAt: null },
    {
      key: 'pk_demo_first_key',
      createdAt: '2026-01-01T09:00:00.000Z',
      revokedAt: '2026-03-02T09:00:00.000Z',
    },
  ],
  products: [],
  theme: null,
  sales: {
    orders: 12,
    amounts: [
      { amount: 178_800, currency: 'USD' },
      { amount: 9900, currency: 'EUR' },
    ],
  },
  createdAt: '2026-01-01T09:00:00.000Z',
};
const list = 'GET /management/partners';
const onSearchChange = fn();
const show = (answers: TestAnswers = {}, play?: Play) =>
  stage(
    () => <PartnerList search={{}} onSearchChange={onSearchChange} />,
    {
      [list]: { data: [partner], paging: keysetPaging(1) },
      'GET /management/checkout-products': [],
      'PUT /management/partners/3': refused.conflict,
      'POST /management/partners/3/keys': refused.conflict,
      ...answers,
    },
    play,
  );

export const Ready = show({}, shows('$1,788.00, €99.00'));
export const Keys = show({}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Cable & Crew' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Keys' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Issue a key' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Issue a key for Cable & Crew?' }),
  );
  await userEvent.type(dialog.getByLabelText(/^Reason for the log/), 'Their second shop opens');
  await userEvent.click(dialog.getByRole('button', { name: 'Issue a key' }));
  await dialog.findByText('This was changed in another tab.');
});
export const Editing = show({}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Cable & Crew' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await userEvent.click(await screen.findByText('Set a theme for its frames'));
  await userEvent.clear(screen.getByLabelText('Accent'));
  await userEvent.type(screen.getByLabelText('Accent'), 'red');
  await userEvent.click(screen.getByRole('button', { name: 'Save partner' }));
  await screen.findByText('Enter a colour such as #1F47D6.');
});
const saved = fn();
/** Products are found by their names, and listed until they are taken out. */
export const ChoosingProducts = show(
  {
    [list]: {
      data: [{ ...partner, products: [{ ...product, id: 11, name: 'VLANs and Switching' }] }],
      paging: keysetPaging(1),
    },
    'GET /management/checkout-products': (request: Request) =>
      Response.json(
        new URL(request.url).searchParams.get('search') === 'OSPF'
          ? [{ product, usualPrice: null, addon: null }]
          : [],
      ),
    'PUT /management/partners/3': async (request: Request) => {
      saved(await request.json());
      return Response.json(partner);
    },
  },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Cable & Crew' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('combobox', { name: 'Add a product' }), 'OSPF');
    await userEvent.click(await screen.findByRole('option', { name: product.name }));
    await dialog.findByRole('button', { name: `Remove ${product.name}` });
    await userEvent.click(dialog.getByRole('button', { name: 'Remove VLANs and Switching' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save partner' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(saved).toHaveBeenLastCalledWith(
      expect.objectContaining({ version: 2, productIds: [product.id] }),
    );
  },
);
export const Adding = show({}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add a partner' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Add a partner' }));
  await screen.findAllByText(VALIDATION.required);
});
export const Empty = show(
  { [list]: { data: [], paging: keysetPaging(0) } },
  shows('No partners yet'),
);
export const Dark = dark(Ready);
export const RightToLeft = rightToLeft(Ready);
export const Narrow = narrow(Ready);
export const LongText = longTexts(Ready);
const without = withoutContent(show, list);
export const Loading = without.Loading;
export const Forbidden = without.Forbidden;
export const Failed = without.Failed;
export const Offline = without.Offline;
