import type { Meta } from '@storybook/react-vite';
import { VALIDATION } from '@uplink/api-client/domain';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  keysetPaging,
  longTexts,
  narrow,
  type Play,
  parameters,
  refused,
  rightToLeft,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { BumpTab } from './bump-tab.tsx';
import { managedPageFixture, offerableFixture, previewFixture } from './checkout.fixture.ts';
import type { CheckoutTab, ManagedPage } from './checkout.types.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { CheckoutList, type CheckoutSearch } from './checkout-list.tsx';
import { LayoutTab } from './layout-tab.tsx';
import { PricingTab } from './pricing-tab.tsx';
import { SettingsTab } from './settings-tab.tsx';
import { UpsellsTab } from './upsells-tab.tsx';

const meta = { title: 'admin/Checkout pages', parameters } satisfies Meta;
export default meta;

const path = '/management/checkouts/4';
const call = `GET ${path}`;

const tabs = {
  settings: (page: ManagedPage) => <SettingsTab page={page} origin="https://academy.example" />,
  pricing: (page: ManagedPage) => <PricingTab page={page} />,
  orderbump: (page: ManagedPage) => <BumpTab page={page} />,
  upsells: (page: ManagedPage) => <UpsellsTab page={page} />,
  layout: (page: ManagedPage) => (
    <LayoutTab
      page={page}
      renderPage={({ page: { layout } }) => (
        <main>
          <h1 data-element="header">{layout.header.title}</h1>
        </main>
      )}
    />
  ),
};

/** Stores what is sent, as the server does. */
async function store(request: Request): Promise<Response> {
  const { version, ...part } = await request.json();
  const draft = { ...managedPageFixture.draft, ...part };
  return Response.json({ ...managedPageFixture, version: version + 1, draft });
}

const usual: TestAnswers = {
  [call]: managedPageFixture,
  [`GET ${path}/preview`]: previewFixture,
  'GET /management/checkout-products': offerableFixture,
  [`PUT ${path}/pricing`]: store,
  [`PUT ${path}/orderbump`]: store,
  [`PUT ${path}/upsells`]: store,
  [`PUT ${path}/layout`]: store,
};

const onDeleted = fn();
const editor = (tab: CheckoutTab, answers: TestAnswers = {}, play?: Play) =>
  stage(
    () => (
      <CheckoutFrame checkoutId={4} tab={tab} hrefOf={(one) => `#${one}`} onDeleted={onDeleted}>
        {tabs[tab]}
      </CheckoutFrame>
    ),
    { ...usual, ...answers },
    play,
  );

export const Settings = editor('settings', {}, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByLabelText('Unique ID')).toHaveAttribute('readonly'));
  await userEvent.click(canvas.getByRole('radio', { name: 'Custom link' }));
  await userEvent.type(canvas.getByLabelText('Link'), 'nowhere');
  await userEvent.tab();
  await canvas.findByText('Enter a link that starts with https://');
});
export const NeverPublished = editor(
  'settings',
  { [call]: { ...managedPageFixture, state: 'draft', publishedAt: null } },
  shows('Publish checkout page'),
);
export const Pricing = editor('pricing', {}, shows('NIGHTSHIFT20'));
export const WithoutPlans = editor(
  'pricing',
  {
    [call]: {
      ...managedPageFixture,
      choices: { ...managedPageFixture.choices, prices: [] },
      faults: [{ tab: 'pricing', message: 'The product has no prices for checkout pages.' }],
    },
  },
  shows('Before it can be published'),
);
export const OrderBump = editor('orderbump', {}, async ({ canvas }) => {
  const price = await canvas.findByLabelText('New price');
  await userEvent.clear(price);
  await userEvent.type(price, 'free');
  await userEvent.tab();
  await canvas.findByText('Enter a price, such as 29.00.');
});
export const BumpOfAnAddon = editor('orderbump', {}, async ({ canvas }) => {
  const product = await canvas.findByRole('combobox', { name: 'Product' });
  await userEvent.clear(product);
  await userEvent.type(product, 'Mock');
  await userEvent.click(await screen.findByRole('option', { name: /Mock interview/ }));
  await expect(canvas.getByLabelText('New price')).toHaveValue('49.00');
  await expect(canvas.getByLabelText(/^Title/)).toHaveValue('Add a mock interview');
});
export const Upsells = editor('upsells', {}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('switch', { name: /something smaller/ }));
  await expect(canvas.getAllByLabelText('New price')).toHaveLength(2);
});
export const Layout = editor('layout', {}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit header' }));
  const title = canvas.getByLabelText(/^Title/);
  await userEvent.clear(title);
  await userEvent.type(title, 'Packets arrive.');
  const frame = canvas.getByTitle('Phone, 390') as HTMLIFrameElement;
  await waitFor(() =>
    expect(frame.contentDocument?.querySelector('h1')).toHaveTextContent('Packets arrive.'),
  );
});
/** The element that is written is outlined in the preview, and what is worth a look is listed. */
export const ElementOutlined = editor('layout', {}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit header' }));
  const frame = canvas.getByTitle('Phone, 390') as HTMLIFrameElement;
  await waitFor(() => {
    const title = frame.contentDocument?.querySelector('h1');
    expect(title && getComputedStyle(title).outlineStyle).toBe('solid');
  });
  const title = canvas.getByLabelText(/^Title/);
  await waitFor(() => expect(canvas.getByText('Title is short enough for a phone')).toBeVisible());
  await userEvent.clear(title);
  await userEvent.type(title, 'Everything about the protocols that routers speak to each other');
  await waitFor(() => expect(canvas.getByText('Title is long for a phone')).toBeVisible());
});
export const ElementsMove = editor('layout', {}, async ({ canvas }) => {
  const grip = await canvas.findByRole('button', { name: 'Move promo strip' });
  grip.focus();
  await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(canvas.getAllByRole('row')[0]).not.toHaveTextContent('Promo strip'));
  await waitFor(() => expect(canvas.getByRole('row', { name: /promo strip/i })).toHaveFocus());
});
export const Taken = editor(
  'pricing',
  { [`PUT ${path}/publication`]: refused.conflict },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish changes' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish changes' }));
    await dialog.findByText(VALIDATION.required);
    await userEvent.type(dialog.getByLabelText(/^Reason for the log/), 'The spring intake opens');
    await userEvent.click(dialog.getByRole('button', { name: 'Publish changes' }));
    await dialog.findByText('This was changed in another tab.');
  },
);
export const Deleting = editor('pricing', {}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete checkout page' }));
  await screen.findByText('Delete OSPF spring intake?');
});
export const DarkLayout = dark(editor('layout', {}, shows('Elements')));
export const RightToLeft = rightToLeft(editor('layout', {}, shows('Elements')));
export const NarrowLayout = narrow(editor('layout', {}, shows('The layout needs a wider screen')));
export const NarrowUpsells = narrow(editor('upsells', {}, shows('Upsell 1')));
const without = withoutContent((answers, play) => editor('settings', answers, play), call);
export const Loading = without.Loading;
export const Forbidden = without.Forbidden;
export const Failed = without.Failed;
export const Offline = without.Offline;
export const Unknown = editor(
  'settings',
  { [call]: refused.empty },
  shows('No such checkout page'),
);

const listed = {
  id: 4,
  version: 7,
  title: 'OSPF spring intake',
  uniqueId: 'ospf-spring',
  state: 'changed',
  product: managedPageFixture.product,
  figures: managedPageFixture.figures,
  updatedAt: managedPageFixture.updatedAt,
} as const;
const list = 'GET /management/checkouts';
const onSearchChange = fn();
const listOf = (answers: TestAnswers = {}, play?: Play, search: CheckoutSearch = {}) =>
  stage(
    () => (
      <CheckoutList
        search={search}
        onSearchChange={onSearchChange}
        hrefOf={(id) => `#${id}`}
        onCreated={fn()}
      />
    ),
    {
      [list]: {
        data: [
          listed,
          { ...listed, id: 5, title: 'Labs', state: 'draft', figures: { views: 0, orders: 0 } },
        ],
        paging: keysetPaging(2),
      },
      'GET /management/checkout-products': offerableFixture,
      ...answers,
    },
    play,
  );

export const List = listOf({}, shows('3.2%'));
export const Creating = listOf({}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'New checkout page' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Create checkout page' }));
  await screen.findByText('Choose a product.');
});
export const EmptyList = listOf(
  { [list]: { data: [], paging: keysetPaging(0) } },
  shows('No checkout pages yet'),
);
export const DarkList = dark(List);
export const NarrowList = narrow(List);
export const LongTextList = longTexts(List);
