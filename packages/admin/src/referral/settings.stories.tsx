import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
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
import { expect, userEvent, waitFor } from 'storybook/test';
import { rulesFixture, staffFixture } from '../shared/rewards.fixture.ts';
import { ResourcesForm } from './resources-form.tsx';
import { RulesForm } from './rules-form.tsx';

const meta = { title: 'admin/Tiers and resources', parameters } satisfies Meta;
export default meta;

const rules = 'GET /management/referrals/rules';
const resources = 'GET /management/referrals/resources';
const words = { title: 'Words that work', text: 'I fixed a broken OSPF network.', url: null };
const stored = { program: 'ambassador', version: 1, items: [words] };
const show = (answers: TestAnswers = {}, play?: Play) =>
  stage(
    () => (
      <div className="ul-stack ul-gap-24">
        <RulesForm program="ambassador" />
        <ResourcesForm program="ambassador" />
      </div>
    ),
    {
      'GET /me': staffFixture('admin'),
      [rules]: rulesFixture,
      [resources]: stored,
      'PUT /management/referrals/rules': refused.conflict,
      'PUT /management/referrals/resources': {
        ...stored,
        version: 2,
        items: [words, { ...words, title: 'Pictures' }],
      },
      ...answers,
    },
    play,
  );

export const Ready = show({}, async ({ canvas }) => {
  await expect(await canvas.findByLabelText(/^Second approver above/)).toHaveValue('500.00');
  await waitFor(async () =>
    expect(await canvas.findByDisplayValue('Words that work')).toBeVisible(),
  );
});
export const NoAmount = show({}, async ({ canvas }) => {
  const field = await canvas.findByLabelText(/^Minimum withdrawal/);
  await userEvent.clear(field);
  await userEvent.type(field, 'fifty');
  await userEvent.click(await canvas.findByRole('button', { name: 'Save tiers and limits' }));
  await waitFor(async () =>
    expect(await canvas.findByText('Enter an amount such as 500.00')).toBeVisible(),
  );
});
export const ChangedMeanwhile = show({}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add a tier' }));
  const names = canvas.getAllByLabelText('Tier');
  await userEvent.type(names[names.length - 1] as HTMLElement, 'Tier 3');
  await userEvent.type(canvas.getByLabelText(/^Reason for the log/), 'As agreed');
  await userEvent.click(canvas.getByRole('button', { name: 'Save tiers and limits' }));
  await waitFor(async () =>
    expect(await canvas.findByText('This was changed in another tab.')).toBeVisible(),
  );
});
export const MoreResources = show({}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add a resource' }));
  const titles = canvas.getAllByLabelText(/^Title/);
  await userEvent.type(titles[titles.length - 1] as HTMLElement, 'Pictures');
  await userEvent.click(canvas.getByRole('button', { name: 'Save resources' }));
  await waitFor(async () => expect(await canvas.findByText('Saved.')).toBeVisible());
});
export const ResourcesChangedMeanwhile = show(
  { 'PUT /management/referrals/resources': refused.conflict },
  async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Title/), ' and pictures');
    await userEvent.click(canvas.getByRole('button', { name: 'Save resources' }));
    await waitFor(async () =>
      expect(await canvas.findByText('This was changed in another tab.')).toBeVisible(),
    );
  },
);
export const NotHttps = show({}, async ({ canvas }) => {
  await userEvent.type(await canvas.findByLabelText(/^Link/), 'http://plain.example');
  await userEvent.click(canvas.getByRole('button', { name: 'Save resources' }));
  await waitFor(async () =>
    expect(await canvas.findByText('Enter a link that starts with https://')).toBeVisible(),
  );
});
export const Marketing = show({ 'GET /me': staffFixture('marketing') }, async ({ canvas }) => {
  await waitFor(async () =>
    expect(await canvas.findByRole('button', { name: 'Save resources' })).toBeVisible(),
  );
  await expect(canvas.queryByRole('button', { name: 'Save tiers and limits' })).toBeNull();
});
export const NoResources = show(
  { [resources]: { ...stored, items: [] } },
  shows(/^Texts and links for inviting people/),
);
export const Dark = dark(Ready);
export const RightToLeft = rightToLeft(Ready);
export const Narrow = narrow(Ready);
export const LongText = longTexts(Ready);
const without = withoutContent(show, rules);
export const Loading = without.Loading;
export const Locked = without.Locked;
export const Forbidden = without.Forbidden;
export const Failed = without.Failed;
export const Offline = without.Offline;
