import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longText,
  narrow,
  type Play,
  rightToLeft,
  type Story,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { productFixture } from '../shared/testing/product.fixture.ts';
import { ProductSettings, type SetupStep } from './product-settings.tsx';
import { settingsFixture } from './settings/settings.fixture.ts';

const meta = { title: 'creator/ProductSettings' } satisfies Meta;
export default meta;

const call = 'GET /creator/me/modules/14/settings';
const patch = 'PATCH /creator/me/modules/14/settings';
const sent = fn();
/** A server that keeps what it is sent; `type` is the one of the product. */
const keep = async (request: Request) => {
  const { version, ...change } = await request.json();
  const type = new URL(request.url).searchParams.get('type');
  sent(type, change);
  // People and products come back with their names.
  const kept = 'permissions' in change ? {} : change;
  return Response.json({ ...settingsFixture, ...kept, version: version + 1 });
};
const answers: TestAnswers = {
  'GET /creator/me/modules/14': productFixture,
  'GET /creator/me/modules/-/names': { url: true, alias: false },
  'GET /creator/me/modules': {
    data: [{ ...productFixture, id: 15, name: 'BGP at the Edge' }],
    paging: { pageSize: 20, total: 1, next: null, previous: null },
  },
  'GET /creator/me/modules/14/bundle': [],
  [call]: settingsFixture,
  [patch]: keep,
};
const at = (step: SetupStep, play?: Play, changed: TestAnswers = {}) =>
  stage(
    () => <ProductSettings productId={14} step={step} hrefOf={(one) => `#${one}`} />,
    { ...answers, ...changed },
    play,
  );
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
const as = (changed: Partial<Schema<'CreatorModule'>>): TestAnswers => ({
  'GET /creator/me/modules/14': { ...productFixture, ...changed },
});

/** The steps in their order; a wrong field is named on top and in its place. */
export const Ready: Story = at('basicInfo', async ({ canvas }) => {
  const url = await canvas.findByRole('textbox', { name: 'URL' });
  const steps = canvas.getAllByRole('link').map(({ textContent }) => textContent);
  await expect(steps).toEqual([
    ...['Basic info', 'Branding', 'Terms', 'Checklist', 'Permissions', 'Milestones', 'Tabs'],
  ]);
  await userEvent.clear(url);
  await userEvent.type(url, 'ospf in practice');
  await save();
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      'Correct the form errors below in order to proceed.',
    ),
  );
  await waitFor(() => expect(canvas.getByText('Wrong Format')).toBeVisible());
  await userEvent.clear(url);
  await userEvent.type(url, 'taken');
  await waitFor(() => expect(canvas.getByText(/Another product has this URL/)).toBeVisible());
});
/** Every label of the specification (section 3). */
export const Labels: Story = at('basicInfo', async ({ canvas }) => {
  for (const name of ['Product name', 'Short description', 'URL', 'Apply form', 'Onboarding form'])
    await expect(
      await canvas.findByRole('textbox', { name: new RegExp(`^${name}`) }),
    ).toBeEnabled();
  for (const name of ['Discussion', 'Module numeration', 'Certificate'])
    await expect(canvas.getByRole('switch', { name })).toBeEnabled();
  for (const name of ['Discussion recipients', 'Pre-requisites'])
    await expect(canvas.getByRole('combobox', { name })).toBeEnabled();
  await expect(canvas.getByRole('radiogroup', { name: 'Timeline' })).toBeVisible();
});
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(at('basicInfo'));
export const Narrow: Story = narrow(at('basicInfo'));
export const LongText: Story = narrow(
  at('basicInfo', undefined, { [call]: { ...settingsFixture, name: longText } }),
);
export const Change: Story = at(
  'basicInfo',
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Module numeration' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Self-paced' }));
    await waitFor(() => expect(canvas.getByText('2 changes not saved')).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByText('46 learners see what you change here.')).toBeVisible(),
    );
    await save();
    await waitFor(() => expect(canvas.getByText('Saved.')).toBeVisible());
    await expect(sent).toHaveBeenLastCalledWith('2', { numeration: false, timeline: 1 });
  },
  as({ isPublic: true }),
);
/** Texts of a draft save themselves after a pause. */
export const Autosave: Story = at('basicInfo', async ({ canvas }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Product name' }), ' II');
  await waitFor(() => expect(canvas.getByText('Changes are saved when you pause.')).toBeVisible());
  await waitFor(() => expect(canvas.getByText('Saved.')).toBeVisible(), { timeout: 5000 });
  await expect(sent).toHaveBeenLastCalledWith('2', { name: 'OSPF in Practice II' });
});
export const Branding: Story = at('branding', async ({ canvas }) => {
  for (const label of ['Header image', 'Logo'])
    await waitFor(async () => expect((await canvas.findAllByText(label))[0]).toBeVisible());
  await userEvent.click(await canvas.findByRole('switch', { name: 'Overlay' }));
  await save();
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith('2', { overlay: true }));
});
export const Terms: Story = at('terms', async ({ canvas }) => {
  await userEvent.click(
    await canvas.findByRole('switch', { name: 'Ask learners for an agreement' }),
  );
  await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Lab rules');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Text' }), 'Be kind.');
  await save();
  await waitFor(() =>
    expect(sent).toHaveBeenLastCalledWith('2', {
      terms: { title: 'Lab rules', body: 'Be kind.' },
    }),
  );
});
export const Checklist: Story = at('checklist', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add a task' }));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Task 2' }), 'Open it');
  await userEvent.click(canvas.getByRole('button', { name: 'Move Task 2 up' }));
  await save();
  await waitFor(() =>
    expect(sent).toHaveBeenLastCalledWith('2', {
      checklist: ['Open it', 'Install the console'],
    }),
  );
});
export const Permissions: Story = at('permissions', async ({ canvas }) => {
  const permission = await canvas.findByRole('button', { name: /Ines Duarte/, expanded: false });
  await userEvent.click(permission);
  await userEvent.click(await screen.findByRole('option', { name: 'Manage' }));
  await waitFor(() => expect(permission).toHaveFocus());
  await save();
  await waitFor(() =>
    expect(sent).toHaveBeenLastCalledWith('2', {
      permissions: [{ userId: 8, permission: 'manage' }],
    }),
  );
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Save changes' })).toBeDisabled());
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Daniel Reyes' }));
  await waitFor(() => expect(canvas.getByText(/Without a mentor, homework waits/)).toBeVisible());
});
export const Milestones: Story = at('milestones', shows('Only programs have milestones.'));
export const MilestonesOfProgram: Story = at(
  'milestones',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Open cohorts' })).toHaveAttribute(
      'href',
      '/creator/products/program/14/cohorts',
    );
  },
  as({ type: 1 }),
);
export const Tabs: Story = at('tabs', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add a tab' }));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Title of tab 2' }), 'Read me');
  await save();
  await waitFor(() =>
    expect(sent).toHaveBeenLastCalledWith('2', {
      tabs: [
        { type: 1, title: 'Lessons', html: '', itemId: null },
        { type: 0, title: 'Read me', html: '', itemId: null },
      ],
    }),
  );
});
export const ReadOnly: Story = at(
  'basicInfo',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'URL' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull();
  },
  as({ permission: 'view' }),
);
/** A line of the publish checklist leads to its field. */
export const AtField: Story = stage(
  () => (
    <ProductSettings
      productId={14}
      step="basicInfo"
      field="shortDescription"
      hrefOf={(one) => `#${one}`}
    />
  ),
  answers,
  async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: /^Short description/ });
    await waitFor(() => expect(field).toHaveFocus());
  },
);
let reads = 0;
/** Two authors changed the same field. */
export const ChangedElsewhere: Story = at(
  'basicInfo',
  async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Product name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Mine');
    await save();
    await userEvent.click(await canvas.findByRole('button', { name: /^Take theirs/ }));
    await waitFor(() => expect(name).toHaveValue('Theirs'));
  },
  {
    ...as({ isPublic: true }),
    [call]: () => {
      reads += 1;
      const theirs = { ...settingsFixture, name: 'Theirs', version: 4 };
      return Response.json(reads % 2 === 1 ? settingsFixture : theirs);
    },
    [patch]: () =>
      Response.json({ message: 'Changed.', code: 'conflict', requestId: 'story' }, { status: 409 }),
  },
);
const without = withoutContent((changed, play) => at('basicInfo', play, changed), call);
export const Loading: Story = without.Loading;
export const NotThere: Story = without.NotThere;
export const Forbidden: Story = without.Forbidden;
export const Failed: Story = without.Failed;
export const Offline: Story = without.Offline;
