import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  keysetPaging,
  longTexts,
  narrow,
  type Play,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { productFixture } from '../shared/testing/product.fixture.ts';
import { couponsFixture, defaultPricesFixture, pricePreviewFixture } from './pricing.fixture.ts';
import { ProductPrices } from './product-prices.tsx';

const meta = { title: 'creator/ProductPrices' } satisfies Meta;
export default meta;

const call = 'GET /creator/me/modules/14/coupons';
const prices = `${call}/DEFAULT/prices`;
const answers: TestAnswers = {
  [call]: couponsFixture,
  [prices]: defaultPricesFixture,
  'POST /creator/me/modules/14/coupons/1/prices/preview': pricePreviewFixture,
  'PUT /creator/me/modules/14/coupons/1/prices': {
    ...defaultPricesFixture,
    coupon: { ...defaultPricesFixture.coupon, version: 2 },
  },
  'GET /creator/me/modules': {
    data: [productFixture, { ...productFixture, id: 15, name: 'BGP at the Edge' }],
    paging: keysetPaging(2),
  },
};
const show = (changed: TestAnswers = {}, play?: Play) =>
  stage(() => <ProductPrices productId={14} />, { ...answers, ...changed }, play);

const openPlan: Play = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit Payment plan' }));
};

export const Ready: Story = show({}, async ({ canvas }) => {
  await waitFor(async () => expect(await canvas.findByText('Plans of DEFAULT')).toBeVisible());
  await waitFor(async () => expect((await canvas.findAllByText('$41.60'))[0]).toBeVisible());
});
export const OfLesson: Story = stage(
  () => <ProductPrices productId={14} backHref="#back" />,
  answers,
  async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByRole('heading', { level: 1, name: /^Prices of/ })).toBeVisible(),
    );
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Back to the lesson' })).toBeVisible(),
    );
  },
);
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = longTexts(Ready);
export const NarrowPlan: Story = {
  ...Narrow,
  play: async (context) => {
    await openPlan(context);
    await Narrow.play?.(context);
  },
};

/** A wrong fee: its fault under it, the last good plans in the preview. */
export const Faulty: Story = show({}, async (context) => {
  const { canvas } = context;
  await openPlan(context);
  const fee = canvas.getByRole('textbox', { name: 'Enrollment fee' });
  await userEvent.clear(fee);
  await userEvent.type(fee, '-10.00');
  await userEvent.tab();
  await waitFor(async () =>
    expect(await canvas.findByText('Value must be higher than 0')).toBeVisible(),
  );
  await waitFor(() =>
    expect(canvas.getByText('This shows the last plans without errors.')).toBeVisible(),
  );
  await waitFor(() => expect(canvas.getByText('1 change not saved')).toBeVisible());
});

/** Running purchases are named before a price changes. */
export const AsksFirst: Story = show({}, async (context) => {
  const { canvas } = context;
  await openPlan(context);
  const total = canvas.getByRole('textbox', { name: 'Total' });
  await userEvent.clear(total);
  await userEvent.type(total, '150');
  await userEvent.click(canvas.getByRole('button', { name: 'Save prices' }));
  const dialog = await screen.findByRole('alertdialog');
  await expect(dialog).toHaveTextContent('12 payment plans at $41.60 a month');
});

/** Without a plan the coupon goes: that is asked first. */
export const Removal: Story = show({}, async ({ canvas }) => {
  for (const plan of ['One-time', 'Payment plan']) {
    await userEvent.click(await canvas.findByRole('button', { name: `More for ${plan}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Save prices' }));
  await waitFor(() => expect(screen.getByText('Remove the coupon DEFAULT?')).toBeVisible());
});

/** Another product is found by its name; the one that is sold can't be offered beside itself. */
export const Offered: Story = show({}, async (context) => {
  const { canvas } = context;
  await openPlan(context);
  await userEvent.click(canvas.getByRole('button', { name: 'Add offer' }));
  await userEvent.type(await canvas.findByRole('combobox', { name: 'Product' }), 'P');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await userEvent.click(screen.getByRole('option', { name: 'BGP at the Edge' }));
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: 'Remove BGP at the Edge' })).toBeVisible(),
  );
  await expect(canvas.queryByRole('combobox', { name: 'Product' })).toBeNull();
});

/** A coupon says what it is for and how long it works; its end comes after its start. */
export const Campaign: Story = show(
  {
    [`${call}/NIGHTSHIFT20/prices`]: {
      ...defaultPricesFixture,
      coupon: couponsFixture.coupons[1],
      running: [],
    },
    'POST /creator/me/modules/14/coupons/2/prices/preview': { ...pricePreviewFixture, running: [] },
    'PUT /creator/me/modules/14/coupons/2/prices': async (request: Request) => {
      const { terms } = (await request.json()) as Schema<'PriceListInput'>;
      const { replacesId: _, ...stored } = terms as Schema<'CouponTermsInput'>;
      const coupon = {
        ...couponsFixture.coupons[1],
        terms: { ...stored, replaces: null },
      };
      return Response.json({ ...defaultPricesFixture, coupon, running: [] });
    },
  },
  async ({ canvas }) => {
    await canvas.findByText('Plans of DEFAULT');
    await userEvent.click(canvas.getByRole('button', { name: /^NIGHTSHIFT20/ }));
    const title = await canvas.findByRole('textbox', { name: 'Title' });
    await expect(title).toHaveValue('Night shift');
    const starts = canvas.getByLabelText('Starts');
    fireEvent.change(starts, { target: { value: '2027-01-01T10:00' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Save prices' }));
    await waitFor(() => expect(canvas.getByText('Choose a time after the start')).toBeVisible());
    fireEvent.change(starts, { target: { value: '' } });
    await userEvent.clear(title);
    await userEvent.type(title, 'Night school');
    await userEvent.click(canvas.getByRole('button', { name: 'Save prices' }));
    await waitFor(() => expect(canvas.queryByText(/not saved/)).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Night school');
  },
);

async function addCoupon(canvas: Parameters<Play>[0]['canvas']) {
  await canvas.findByText('Plans of DEFAULT');
  await userEvent.click(canvas.getByRole('button', { name: 'Coupon' }));
  await canvas.findByRole('button', { name: 'Copy from DEFAULT' });
}

/** The server knows a coupon that another author added: its words stand at the code. */
export const RepeatedCode: Story = show(
  {
    'PUT /creator/me/modules/14/coupons/NIGHT/prices': () =>
      Response.json(
        {
          message: 'Repeated coupon code',
          code: 'validation',
          requestId: 'story',
          fieldErrors: { code: 'Repeated coupon code' },
        },
        { status: 422 },
      ),
  },
  async ({ canvas }) => {
    await addCoupon(canvas);
    const code = canvas.getAllByRole('textbox', { name: 'Code' }).at(-1) as HTMLElement;
    await userEvent.type(code, 'night');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy from DEFAULT' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Edit One-time' })).toBeVisible(),
    );
    const works = canvas.getByRole('checkbox', { name: /^checkout/i });
    await userEvent.click(works);
    await userEvent.click(canvas.getByRole('button', { name: 'Save prices' }));
    await waitFor(() => expect(canvas.getByText('Select at least one context')).toBeVisible());
    await userEvent.click(works);
    await userEvent.click(canvas.getByRole('button', { name: 'Save prices' }));
    await waitFor(() => expect(canvas.getByText('Repeated coupon code')).toBeVisible());
  },
);

/** A coupon that works nowhere, under a code that is taken. */
export const NewCoupon: Story = show({}, async ({ canvas }) => {
  await addCoupon(canvas);
  const editor = () => canvas.getAllByRole('textbox', { name: 'Code' }).at(-1) as HTMLElement;
  await userEvent.type(editor(), 'night 20');
  await userEvent.tab();
  await waitFor(async () => expect(await canvas.findByText('Invalid coupon')).toBeVisible());
});

const previewCall = 'POST /creator/me/modules/14/coupons/1/prices/preview';

/** Complete plans are not said to be incomplete while their figures are on their way, or did not come. */
export const PreviewLoading: Story = show(
  { [previewCall]: refused.loading },
  async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText('Plans of DEFAULT')).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByRole('status', { name: 'Loading What a buyer sees' })).toBeVisible(),
    );
    await expect(canvas.queryByText(/^Complete a plan/)).toBeNull();
  },
);
export const PreviewFailed: Story = show({ [previewCall]: refused.failed }, async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByText(/^We could not work out what a buyer sees/)).toBeVisible(),
  );
});

const without = withoutContent((changed, play) => show(changed, play), call);
export const Loading: Story = without.Loading;
export const NotThere: Story = without.NotThere;
export const Forbidden: Story = without.Forbidden;
export const Failed: Story = without.Failed;
export const Offline: Story = without.Offline;
export const Empty: Story = show(
  { [prices]: { ...defaultPricesFixture, plans: [], running: [] } },
  shows(/No plans yet/),
);
