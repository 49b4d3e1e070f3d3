import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
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
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { EmailEditor } from './email-editor.tsx';
import { EmailList } from './email-list.tsx';

const meta = { title: 'creator/Emails' } satisfies Meta;
export default meta;

const call = 'GET /creator/me/modules/3/emails';
const previewCall = 'POST /creator/me/modules/3/emails/preview';
const list = 'GET /creator/me/modules/-/emails';
const module = {
  id: 3,
  name: 'OSPF in Practice',
  uniqueName: 'ospf-in-practice',
  type: 2 as const,
};
const template = {
  enabled: true,
  subject: 'Welcome to {{productName}}',
  content: 'Hello {{studentName}}, it begins.',
  callToAction: 'Start learning',
  signature: 'Ilse van Dijk',
  jobTitle: 'Lead mentor',
};
const answers: TestAnswers = {
  [call]: {
    module,
    version: 1,
    accountCreation: { ...template, enabled: false },
    enrollment: template,
  },
  [previewCall]: {
    subject: 'Welcome to OSPF in Practice',
    html: '<p>Hello Maya Okafor, it begins.</p>',
    text: 'Hello Maya Okafor, it begins.',
  },
};
const edit = (changed: TestAnswers = {}, play?: Play) =>
  stage(() => <EmailEditor moduleId={3} />, { ...answers, ...changed }, play);

export const Ready: Story = edit({}, shows('Hello Maya Okafor, it begins.'));
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = longTexts(Ready);

/** A placeholder that no one fills in. */
export const Faulty: Story = edit({}, async ({ canvas }) => {
  const content = await canvas.findByRole('textbox', { name: 'Content' });
  fireEvent.change(content, { target: { value: 'Hello {{name}}' } });
  await userEvent.click(canvas.getByRole('button', { name: 'Save emails' }));
  await waitFor(async () =>
    expect(await canvas.findByText('Unknown placeholder: {{name}}')).toBeVisible(),
  );
  await waitFor(() =>
    expect(canvas.getByText('Correct the errors to see the email.')).toBeVisible(),
  );
});
/** A mail without faults is not said to have some while it is on its way, or did not come. */
export const PreviewLoading: Story = edit(
  { [previewCall]: refused.loading },
  async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status', { name: 'Loading the preview' })).toBeVisible(),
    );
    await expect(canvas.queryByText('Correct the errors to see the email.')).toBeNull();
  },
);
export const PreviewFailed: Story = edit(
  { [previewCall]: refused.failed },
  shows(/^We could not show the email/),
);
const without = withoutContent((changed, play) => edit(changed, play), call);
export const Loading: Story = without.Loading;
export const Forbidden: Story = without.Forbidden;
export const Failed: Story = without.Failed;
export const Offline: Story = without.Offline;

const page = (data: object[]) => ({
  data,
  paging: { pageSize: 20, total: data.length, next: null, previous: null },
});
const showList = (data: object[], play?: Play) =>
  stage(
    () => <EmailList search={{}} onSearchChange={() => {}} />,
    { [list]: page(data) as never },
    play,
  );
export const List: Story = showList(
  [{ id: 3, module, accountCreation: false, enrollment: true }],
  shows('OSPF in Practice'),
);
export const EmptyList: Story = showList([], shows('No emails yet'));
