import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  dark,
  narrow,
  type Play,
  refused,
  rightToLeft,
  type Story,
  stage,
} from '../testing/index.ts';
import { ModerationNote } from './moderation-note.view.tsx';
import { ReportButton } from './report-button.tsx';

const meta = { title: 'kit/Moderation' } satisfies Meta;
export default meta;

const sent = fn();
const keep = async (request: Request) => {
  sent(await request.json());
  return new Response(null, { status: 204 });
};
const button = (answers: TestAnswers, play?: Play) =>
  stage(() => <ReportButton kind="question" contentId={3} name="the question" />, answers, play);

async function open() {
  await userEvent.click(await screen.findByRole('button', { name: 'Report the question' }));
  const dialog = await screen.findByRole('dialog', { name: 'Report the question' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

export const Asked: Story = button({}, async () => void (await open()));
export const AskedDark: Story = dark(Asked);
export const AskedRightToLeft: Story = rightToLeft(Asked);
export const AskedNarrow: Story = narrow(Asked);

export const Sent: Story = button({ 'POST /me/reports': keep }, async ({ canvas }) => {
  const dialog = await open();
  await userEvent.type(dialog.getByLabelText('Details'), 'Three times today');
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(canvas.getByText(/^Reported/)).toBeVisible());
  await expect(sent).toHaveBeenLastCalledWith({
    kind: 'question',
    contentId: 3,
    reason: 'spam',
    text: 'Three times today',
  });
});

export const NotSent: Story = button({ 'POST /me/reports': refused.offline }, async () => {
  const dialog = await open();
  await userEvent.type(dialog.getByLabelText('Details'), 'Kept');
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible());
  await expect(dialog.getByLabelText('Details')).toHaveValue('Kept');
});

const note = { caseId: 4, reason: 'Advertising is not allowed here.', canAppeal: true };
export const Held: Story = stage(
  () => <ModerationNote {...note} status="held" reason={null} canAppeal={false} />,
  {},
);
export const HiddenOwn: Story = stage(() => <ModerationNote {...note} status="hidden" />, {});
export const HiddenOwnDark: Story = dark(HiddenOwn);
export const HiddenOfOthers: Story = stage(
  () => <ModerationNote status="hidden" caseId={null} reason={null} canAppeal={false} />,
  {},
);
