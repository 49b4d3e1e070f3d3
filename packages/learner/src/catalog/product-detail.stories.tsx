import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  bundleFixture,
  courseFixture,
  daniel,
  dark,
  foreignFixture,
  labModuleFixture,
  longText,
  narrow,
  type Play,
  press,
  product,
  programFixture,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { introFixture } from './intro-blocks.fixture.ts';
import { ProductDetail } from './product-detail.tsx';

const found = 'GET /me/modules';
const path = 'GET /me/modules/3/details';
const onOpen = fn();
const details: Schema<'ModuleDetails'> = {
  module: courseFixture,
  description: '<p>Two routers share a link. You learn why they talk, and why they stop.</p>',
  whatYouLearn: ['Read a stuck neighbor in ten seconds', 'Plan areas'],
  mentor: daniel,
  prerequisites: [{ product: { ...product, id: 2, name: 'Routing' }, isDone: true }],
  parent: null,
  labCount: 0,
  canSkip: false,
  startedAt: '2026-03-01T12:00:00.000Z',
  doneAt: null,
  application: null,
  hasExpired: false,
  offer: null,
  setup: { applyForm: null, onboardingForm: null, checklist: [], tabs: [] },
};
const outline = {
  product,
  currentLessonId: 7,
  lock: null,
  sections: [{ id: 2, lessons: [{ id: 6 }, { id: 7 }] }],
};
const of = (module: Schema<'Module'>) => ({
  [found]: [module],
  [`GET /me/modules/${module.id}/details`]: { ...details, module },
});

/** Everything optional is left out. */
const nothing = (id: number): TestAnswers => ({
  [`GET /modules/${id}/intro-page`]: { version: 0, blocks: [] },
  [`GET /me/modules/${id}/resources`]: [],
  [`GET /me/modules/${id}/overview`]: { summary: '', nextLesson: null, remainingSeconds: 0 },
});

const detail = (answers: TestAnswers, play?: Play, { type = 2, tab = '', openTab = 0 } = {}) =>
  stage(
    () => (
      <ProductDetail
        product={{ type, uniqueName: 'ospf-in-practice' }}
        onOpen={onOpen}
        renderOutline={() => <p className="ul-outline__lock">The outline of the course</p>}
        openTab={openTab}
        labs={{ isOpen: tab === 'labs', render: () => <p>The labs of the course</p> }}
      />
    ),
    {
      [found]: [courseFixture],
      'GET /me/modules/3/outline': outline,
      ...nothing(1),
      ...nothing(3),
      ...nothing(12),
      ...nothing(60),
      ...nothing(80),
      ...answers,
    },
    play,
  );

const isOff =
  (name: string, why: RegExp): Play =>
  async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(why);
  };

const meta = { title: 'learner/ProductDetail' } satisfies Meta;
export default meta;

export const Ready: Story = detail({ [path]: details }, async ({ canvas }) => {
  onOpen.mockClear();
  await userEvent.click(await canvas.findByRole('button', { name: 'Start learning' }));
  await waitFor(() =>
    expect(onOpen).toHaveBeenCalledWith('/courses/ospf-in-practice/sections/2/lessons/7'),
  );
});
const logo =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 6"%3E%3Crect width="16" height="6" rx="1" fill="%23fff"/%3E%3C/svg%3E';
export const WithLogo: Story = detail(
  { [path]: { ...details, module: { ...courseFixture, logo } } },
  async ({ canvasElement }) => {
    const found = () => canvasElement.querySelector('.ul-product__hero img');
    await waitFor(() => expect(found()).toBeVisible());
    await expect(found()).toHaveAttribute('src', logo);
  },
);
export const WithSetup: Story = detail(
  {
    [path]: {
      ...details,
      setup: {
        applyForm: null,
        onboardingForm: 'https://forms.example/ospf',
        checklist: ['Install the console'],
        tabs: [],
      },
    },
  },
  async ({ canvas }) => {
    const form = await canvas.findByRole('link', { name: 'Fill in the onboarding form' });
    await expect(form).toHaveAttribute('href', 'https://forms.example/ospf');
    await waitFor(() => expect(canvas.getByText('Install the console')).toBeVisible());
  },
);
const withTabs = (openTab: number, play: Play) =>
  detail(
    {
      [path]: {
        ...details,
        setup: {
          ...details.setup,
          tabs: [
            { type: 0, title: 'Who it is for', html: '<p>Technicians.</p>', item: null },
            { type: 1, title: 'All lessons', html: '', item: null },
            { type: 3, title: 'Before it', html: '', item: { ...product, name: 'Routing' } },
          ],
        },
      },
    },
    play,
    { openTab },
  );
/** The lessons have a tab of their own. */
export const AuthoredTabs: Story = withTabs(0, async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'All lessons' })).toHaveAttribute(
    'href',
    '/courses/ospf-in-practice?tab=2',
  );
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Overview');
  await expect(canvas.queryByText('The outline of the course')).toBeNull();
});
export const TextTab: Story = withTabs(1, shows('Technicians.'));
export const LessonMapTab: Story = withTabs(2, shows('The outline of the course'));
export const BundleItemTab: Story = withTabs(3, async ({ canvas }) => {
  await waitFor(async () =>
    expect(await canvas.findByRole('link', { name: 'Routing' })).toBeVisible(),
  );
  await waitFor(() => expect(canvas.getByText('The outline of the course')).toBeVisible());
});
export const AuthoredTabsNarrow: Story = narrow(AuthoredTabs);
export const AuthoredTabsDark: Story = dark(TextTab);
export const ToApply: Story = detail(
  {
    [path]: {
      ...details,
      setup: { ...details.setup, applyForm: 'https://forms.example/apply' },
    },
  },
  async ({ canvas }) => {
    const form = await canvas.findByRole('link', { name: 'Open the form' });
    await expect(form).toHaveAttribute('href', 'https://forms.example/apply');
  },
);
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = narrow(
  detail({
    [path]: {
      ...details,
      module: { ...courseFixture, name: longText, shortDescription: longText },
      whatYouLearn: [longText],
      mentor: { ...daniel, name: longText },
    },
  }),
);

export const Done: Story = detail(of({ ...courseFixture, status: 3 }), async ({ canvas }) => {
  onOpen.mockClear();
  await userEvent.click(await canvas.findByRole('button', { name: 'View module' }));
  await expect(onOpen).toHaveBeenCalledWith('/courses/ospf-in-practice/modules');
});
export const Applied: Story = detail(
  of({ ...courseFixture, status: 4 }),
  isOff('Start learning', /reviewing your application/),
);
export const Refused: Story = detail(
  {
    ...of(foreignFixture),
    [`GET /me/modules/${foreignFixture.id}/details`]: {
      ...details,
      module: foreignFixture,
      application: {
        status: 'refused',
        appliedAt: '2026-03-01T12:00:00.000Z',
        decidedAt: '2026-03-02T12:00:00.000Z',
        reason: 'Finish VLANs first.',
        wait: null,
      },
    },
  },
  shows(/Finish VLANs first\. You can apply again/),
);
export const Suspended: Story = detail(
  of({ ...courseFixture, status: 101 }),
  isOff('Purchase', /suspended/),
);
export const Expired: Story = detail(
  {
    ...of({ ...courseFixture, status: 101 }),
    [`GET /me/modules/${courseFixture.id}/details`]: {
      ...details,
      module: { ...courseFixture, status: 101 },
      hasExpired: true,
    },
  },
  shows(/has expired\. Purchase it again/),
);
export const NotBought: Story = detail(of(foreignFixture), async ({ canvas }) => {
  onOpen.mockClear();
  await userEvent.click(await canvas.findByRole('button', { name: 'Purchase' }));
  await expect(onOpen).toHaveBeenCalledWith('/courses/bgp-enterprise-edge?in-app=12');
});
export const OpensLater: Story = detail(
  of({ ...courseFixture, status: 2, incompleteDependencies: [{ name: 'VLANs' }] }),
  isOff('Start learning', /Finish VLANs first/),
);
export const StartFailed: Story = detail(
  { ...of({ ...courseFixture, status: 2 }), 'PATCH /me/modules/3': refused.failed },
  async ({ canvas }) => {
    onOpen.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Start learning' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Start learning' })).toBeEnabled(),
    );
    await expect(onOpen).not.toHaveBeenCalled();
  },
);

const newProgram = { ...programFixture, status: null, progress: null };
const offer: Schema<'ModuleOffer'> = {
  price: {
    ...{ id: 1, type: 'oneTime', amount: { amount: 199200, currency: 'USD' }, months: null },
    ...{ total: null, trialDays: null, enrollmentFee: null, validDays: null, isDefault: true },
    listPrice: null,
  },
  couponCode: 'NIGHTSHIFT20',
  checkout: 'network-engineer',
};
const program = {
  ...of(newProgram),
  'GET /me/modules/1/details': { ...details, module: newProgram, offer },
  'GET /me/modules/1/children': [courseFixture, foreignFixture],
};
export const Program: Story = detail(
  { ...program, 'POST /me/modules': programFixture },
  async ({ canvas }) => {
    const buy = await canvas.findByRole('link', { name: 'Buy a place' });
    await expect(buy).toHaveAttribute('href', '/checkout/network-engineer');
    await expect(canvas.getByText('$1,992')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Apply for/ }));
    await userEvent.type(
      dialog.getByLabelText(/^Why you want to join/),
      'I want to build networks.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Send application' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Courses and projects' })).toBeVisible(),
    );
  },
  { type: 1 },
);
export const ProgramPartsFailed: Story = detail(
  { ...program, 'GET /me/modules/1/children': refused.failed },
  shows('This part could not be loaded'),
  { type: 1 },
);

export const Bundle: Story = detail(
  {
    ...of(bundleFixture),
    'GET /me/modules/80/children': [courseFixture, foreignFixture],
    'GET /modules/80/intro-page': { version: 1, blocks: introFixture },
  },
  async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: "What's in this bundle" })).toBeVisible(),
    );
    await waitFor(() => expect(canvas.getByText('2 products, 18 lessons')).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /OSPF in Practice/ })).toBeVisible(),
    );
    await expect(canvas.getByRole('button', { name: 'Purchase' })).toBeEnabled();
  },
  { type: 8 },
);
export const Lab: Story = detail(
  of({ ...labModuleFixture, status: 5, progress: { done: 0, total: 0 } }),
  async ({ canvas }) => {
    onOpen.mockClear();
    await waitFor(() => expect(canvas.getByText('The labs of the course')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Start learning' }));
    await expect(onOpen).toHaveBeenCalledWith('/practice-labs/trunk-repair/modules');
  },
  { type: 10 },
);

export const IntroAndResources: Story = detail(
  {
    [path]: details,
    'GET /modules/3/intro-page': { version: 1, blocks: introFixture },
    'GET /me/modules/3/resources': [{ id: 1, title: 'RFC 2328', url: 'https://example.org/' }],
  },
  async ({ canvas }) => {
    const answer = await canvas.findByText('No. A laptop is enough.');
    await expect(answer).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Do I need switches?' }));
    await waitFor(() => expect(answer).toBeVisible());
    for (const name of [
      'You have done it',
      'How a week goes',
      'It is for you when',
      'From learners',
    ])
      await waitFor(() => expect(canvas.getByRole('heading', { name })).toBeVisible());
    await expect(canvas.getByRole('link', { name: /^RFC 2328/ })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
);
export const IntroDark: Story = dark(IntroAndResources);
export const IntroNarrow: Story = narrow(IntroAndResources);

export const PracticeLabs: Story = detail(
  { [path]: { ...details, labCount: 2 } },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('The labs of the course')).toBeVisible());
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(
      'Practice labs (2)',
    );
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveAttribute(
      'href',
      '/courses/ospf-in-practice',
    );
  },
  { tab: 'labs' },
);
export const ComesNext: Story = detail(
  {
    [path]: details,
    'GET /me/modules/3/overview': {
      summary: '',
      nextLesson: { id: 7, name: 'LSA types', sectionId: 2, product },
      remainingSeconds: 7200,
    },
  },
  async ({ canvas }) => {
    const next = await canvas.findByRole('link', { name: 'LSA types' });
    await expect(next.parentElement).toHaveTextContent('Next: LSA types, 2 h left');
  },
);
export const CanBeSkipped: Story = detail(
  {
    [path]: { ...details, module: { ...courseFixture, status: 5 }, canSkip: true },
    'PATCH /me/modules/3': { ...courseFixture, status: 5, isSkipped: true },
  },
  async ({ canvas }) => {
    const skip = await canvas.findByRole('button', { name: 'Skip this course' });
    await userEvent.click(skip);
    await waitFor(() => expect(skip).toBeEnabled());
  },
);
export const Skipped: Story = detail(
  of({ ...courseFixture, status: 5, isSkipped: true }),
  shows(/You skipped this/),
);

const without = withoutContent((answers, play) => detail(answers, play), path);
export const Loading: Story = without.Loading;
export const Empty: Story = detail({ [found]: [] }, shows('A Black Hole just swallowed that page'));
export const Locked: Story = without.Locked;
export const Forbidden: Story = without.Forbidden;
export const Failed: Story = without.Failed;
export const Offline: Story = without.Offline;

export const ByKeyboard: Story = detail({ [path]: details }, async ({ canvas }) => {
  onOpen.mockClear();
  const start = await canvas.findByRole('button', { name: 'Start learning' });
  await waitFor(() => expect(start).toBeEnabled());
  await press(start);
  await waitFor(() => expect(onOpen).toHaveBeenCalledOnce());
});
