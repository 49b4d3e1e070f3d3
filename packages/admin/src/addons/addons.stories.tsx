import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  keysetPaging,
  longText,
  narrow,
  type Play,
  parameters,
  refused,
  rightToLeft,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AddonFrame } from './addon-frame.tsx';
import { AddonLayoutTab } from './addon-layout-tab.tsx';
import { AddonList } from './addon-list.tsx';
import { AddonPricingTab } from './addon-pricing-tab.tsx';
import { AddonSettingsTab } from './addon-settings-tab.tsx';
import { addonFixture, choicesFixture, labsFixture } from './addons.fixture.ts';
import type { AddonPartProps, AddonTab } from './addons.types.ts';

const meta = { title: 'admin/Add-ons', parameters } satisfies Meta;
export default meta;

type Addon = AddonPartProps['addon'];
const path = '/management/addons/3';
const call = `GET ${path}`;

const tabs = {
  settings: (addon: Addon) => <AddonSettingsTab addon={addon} />,
  pricing: (addon: Addon) => <AddonPricingTab addon={addon} />,
  layout: (addon: Addon) => (
    <AddonLayoutTab
      addon={addon}
      renderOffer={({ title, text }) => (
        <>
          <p className="ul-strong">{title}</p>
          <p>{text}</p>
        </>
      )}
    />
  ),
};

/** Stores what is sent, as the server does. */
async function store(request: Request): Promise<Response> {
  const { version, checkoutPrice, ...part } = await request.json();
  const price = checkoutPrice === undefined ? {} : { amount: checkoutPrice, currency: 'USD' };
  return Response.json({
    ...addonFixture,
    ...part,
    checkoutPrice: { ...addonFixture.checkoutPrice, ...price },
    version: version + 1,
  });
}

const usual: TestAnswers = {
  [call]: addonFixture,
  'GET /management/checkout-products': choicesFixture,
  [`PUT ${path}/settings`]: store,
  [`PUT ${path}/pricing`]: store,
  [`PUT ${path}/layout`]: store,
};

const onDeleted = fn();
const editor = (tab: AddonTab, answers: TestAnswers = {}, play?: Play) =>
  stage(
    () => (
      <AddonFrame addonId={3} tab={tab} hrefOf={(one) => `#${one}`} onDeleted={onDeleted}>
        {tabs[tab]}
      </AddonFrame>
    ),
    { ...usual, ...answers },
    play,
  );

export const Settings = editor('settings', {}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Existing product' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Save settings' }));
  await canvas.findByText('Choose a product.');
  // The field in fault has the focus, which opens its list.
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.querySelector('[role="listbox"]')).toBeNull());
});
export const Pricing = editor('pricing', {}, async ({ canvas }) => {
  const price = await canvas.findByLabelText('Checkout price');
  await userEvent.clear(price);
  await userEvent.type(price, '39.00');
  await canvas.findByText('1 change not saved');
  await userEvent.click(canvas.getByRole('button', { name: 'Save price' }));
  await canvas.findByText('Saved');
});
export const WrongPrice = editor('pricing', {}, async ({ canvas }) => {
  const price = await canvas.findByLabelText('Checkout price');
  await userEvent.clear(price);
  await userEvent.type(price, 'free');
  await userEvent.tab();
  await canvas.findByText('Enter a price, such as 29.00.');
});
export const OfAProduct = editor(
  'pricing',
  { [call]: { ...labsFixture, id: 3 } },
  shows('Its product usually costs $99.00.'),
);
export const Layout = editor('layout', {}, async ({ canvas }) => {
  const title = await canvas.findByLabelText(/^Title/);
  await userEvent.clear(title);
  await userEvent.type(title, 'Practise once');
  await waitFor(() => expect(canvas.getByText('Practise once')).toBeVisible());
});
export const WithPicture = editor(
  'layout',
  { [call]: { ...addonFixture, offer: { ...addonFixture.offer, image: '/icon.svg' } } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Picture' })).toBeInTheDocument();
  },
);
export const PictureOfAnother = editor(
  'layout',
  { [call]: { ...labsFixture, id: 3 } },
  shows(/^It uses the picture of its product/),
);
export const NotForSale = editor(
  'settings',
  { [call]: { ...addonFixture, isSold: false } },
  shows(/^Its product is not for sale/),
);
export const Deleting = editor('settings', {}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete add-on' }));
  await screen.findByText('Delete Mock interview?');
});
export const Refused = editor(
  'layout',
  { [`PUT ${path}/layout`]: refused.failed },
  async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Title/), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save layout' }));
    await canvas.findByText(/^A part of the academy stopped answering/);
  },
);
export const LongText = narrow(
  editor('layout', {
    [call]: { ...addonFixture, name: longText, layout: { title: longText, text: longText } },
  }),
);
export const DarkLayout = dark(editor('layout', {}, shows('What a buyer sees')));
export const NarrowSettings = narrow(editor('settings', {}, shows('Custom product')));
export const RightToLeft = rightToLeft(editor('layout', {}, shows('What a buyer sees')));
const without = withoutContent((answers, play) => editor('settings', answers, play), call);
export const Loading = without.Loading;
export const Forbidden = without.Forbidden;
export const Failed = without.Failed;
export const Offline = without.Offline;
export const Unknown = editor('settings', { [call]: refused.empty }, shows('No such add-on'));

const list = 'GET /management/addons';
const listOf = (answers: TestAnswers = {}, play?: Play) =>
  stage(
    () => (
      <AddonList search={{}} onSearchChange={fn()} hrefOf={(id) => `#${id}`} onCreated={fn()} />
    ),
    {
      [list]: { data: [addonFixture, labsFixture], paging: keysetPaging(2) },
      'GET /management/checkout-products': choicesFixture,
      ...answers,
    },
    play,
  );

export const List = listOf({}, shows('Labs at half price'));
export const Creating = listOf({}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'New add-on' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Custom product' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Create add-on' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /^Name for buyers/ })).toBeInvalid(),
  );
});
export const EmptyList = listOf(
  { [list]: { data: [], paging: keysetPaging(0) } },
  shows('No add-ons yet'),
);
export const FailedList = listOf({ [list]: refused.failed });
export const DarkList = dark(List);
export const NarrowList = narrow(List);
