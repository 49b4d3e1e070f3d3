import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longText,
  longTexts,
  narrow,
  type Play,
  press,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
} from '@uplink/kit/testing';
import { LinkProvider } from '@uplink/ui/link';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { LabList, type LabListProps } from './lab-list.tsx';
import { labFixture } from './labs.fixture.ts';

const path = 'GET /me/labs';
const post = 'POST /me/labs/60/access';
const access = {
  launchUrl: 'https://labs.example.org/open',
  firstAccessAt: labFixture.firstAccessAt,
  expiresAt: labFixture.expiresAt,
};
const onTypeChange = fn();
const followed = fn();
const list = (answers: TestAnswers, play?: Play, type?: LabListProps['type']) =>
  stage(
    () => (
      <LinkProvider navigate={followed}>
        <LabList type={type} page={0} onTypeChange={onTypeChange} onPageChange={fn()} />
      </LinkProvider>
    ),
    answers,
    play,
  );
const paging = { page: 0, pageSize: 12, total: 4, next: null };
const page = {
  data: [
    labFixture,
    { ...labFixture, id: 61, type: 2, name: 'Exam prep', state: 'ready', numberOfQuestions: 640 },
    { ...labFixture, id: 62, type: 3, name: 'Bundle', state: 'expired', numberOfLabs: 310 },
    { ...labFixture, id: 63, name: longText, description: longText, state: 'notYours' },
    {
      ...labFixture,
      id: 64,
      name: 'Access lists',
      state: 'notYours',
      openedBy: [{ id: 7, name: 'Access Lists and Firewalls', uniqueName: 'acl', type: 2 }],
    },
  ],
  paging,
};
const none = { data: [], paging: { ...paging, total: 0 } };
const first = { data: [{ ...labFixture, state: 'ready', expiresAt: null }], paging };

/** A tab as the widget uses it, or none where the browser refuses one. */
function pretendTab(isAllowed: boolean) {
  const tab = { opener: {}, close: fn(), location: { replace: fn() } };
  spyOn(window, 'open').mockReturnValue(isAllowed ? (tab as unknown as Window) : null);
  return tab;
}

const meta = { title: 'learner/LabList' } satisfies Meta;
export default meta;

export const Ready: Story = list({ [path]: page }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(/500\+ labs/)).toBeVisible());
  await waitFor(() => expect(canvas.getByText('Open until 1 Feb 2027')).toBeVisible());
  await waitFor(() => expect(canvas.getByText('Your year ended on 1 Feb 2027.')).toBeVisible());
  await expect(canvas.getAllByRole('button', { name: /^Launch/ })).toHaveLength(2);
  await userEvent.click(canvas.getByRole('radio', { name: 'Exam prep' }));
  await expect(onTypeChange).toHaveBeenLastCalledWith(2);
});
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = longTexts(Ready);
export const Launches: Story = list({ [path]: page, [post]: access }, async ({ canvas }) => {
  const tab = pretendTab(true);
  await userEvent.click(await canvas.findByRole('button', { name: 'Launch lab: Trunk repair' }));
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(access.launchUrl));
  await expect(tab.opener).toBeNull();
});
export const ConfirmsFirstLaunch: Story = list(
  { [path]: first, [post]: access },
  async ({ canvas }) => {
    const tab = pretendTab(true);
    await userEvent.click(await canvas.findByRole('button', { name: 'Launch lab: Trunk repair' }));
    await waitFor(() =>
      expect(screen.getByText(/Your one year of access starts now/)).toBeVisible(),
    );
    await expect(window.open).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Launch lab' }));
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(access.launchUrl));
  },
);
/** A lab of the academy opens in place of the page. */
export const OpensHere: Story = list(
  {
    [path]: { data: [{ ...labFixture, runsHere: true }], paging },
    [post]: { ...access, launchUrl: 'https://academy.example.org/practice-labs/60/run' },
  },
  async ({ canvas }) => {
    pretendTab(true);
    await userEvent.click(await canvas.findByRole('button', { name: 'Launch lab: Trunk repair' }));
    await waitFor(() => expect(followed).toHaveBeenLastCalledWith('/practice-labs/60/run'));
    await expect(window.open).not.toHaveBeenCalled();
  },
);
export const Blocked: Story = list({ [path]: page, [post]: access }, async ({ canvas }) => {
  pretendTab(false);
  await userEvent.click(await canvas.findByRole('button', { name: 'Launch lab: Trunk repair' }));
  const link = await canvas.findByRole('link', { name: 'Open it in a new tab' });
  await expect(link).toHaveAttribute('href', access.launchUrl);
});
export const NotLaunched: Story = list(
  { [path]: page, [post]: refused.failed },
  async ({ canvas }) => {
    const tab = pretendTab(true);
    await userEvent.click(await canvas.findByRole('button', { name: 'Launch lab: Trunk repair' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The lab did not open.');
    await expect(tab.close).toHaveBeenCalled();
  },
);
export const Empty: Story = list(
  { [path]: none },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all labs' }));
    await expect(onTypeChange).toHaveBeenLastCalledWith(undefined);
  },
  3,
);
export const Loading: Story = list({ [path]: refused.loading });
export const Forbidden: Story = list({ [path]: refused.forbidden }, shows('You cannot open this'));
export const Failed: Story = list(
  { [path]: refused.failed },
  shows('This part could not be loaded'),
);

export const Offline: Story = list(
  { [path]: refused.offline },
  shows('This part could not be loaded'),
);
export const ByKeyboard: Story = list({ [path]: page, [post]: access }, async ({ canvas }) => {
  const tab = pretendTab(true);
  await press(await canvas.findByRole('button', { name: 'Launch lab: Trunk repair' }));
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(access.launchUrl));
});
