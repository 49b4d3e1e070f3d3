import type { Meta } from '@storybook/react-vite';
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
import { suspectFixture } from '../shared/rewards.fixture.ts';
import { SuspectList } from './suspect-list.tsx';

const meta = { title: 'admin/Possible self-referrals', parameters } satisfies Meta;
export default meta;

const list = 'GET /management/referrals/suspects';
const deciding = 'PATCH /management/referrals/enrollments/5';
const sent = fn();
const show = (answers: TestAnswers = {}, play?: Play) =>
  stage(
    () => <SuspectList onCursorChange={fn()} />,
    {
      [list]: { data: [suspectFixture], paging: keysetPaging(1) },
      [deciding]: async (request: Request) => {
        sent(await request.json());
        return Response.json({ id: 5 });
      },
      ...answers,
    },
    play,
  );
const review: Play = async ({ canvas }) => {
  const name = 'Review M. Okafor, referred by Maya Okafor';
  await userEvent.click(await canvas.findByRole('button', { name }));
  const found = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(found).toBeVisible());
  const dialog = within(found);
  await waitFor(() => expect(dialog.getByText('In common: Card, Browser')).toBeVisible());
  await userEvent.click(dialog.getByRole('radio', { name: 'Refuse it' }));
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'Same person');
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse it' }));
};

export const Ready = show({}, shows('$140.00'));
export const Refused = show({}, async (context) => {
  await review(context);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(sent).toHaveBeenLastCalledWith({ decision: 'refuse', note: 'Same person' });
});
export const DecidedMeanwhile = show({ [deciding]: refused.conflict }, async (context) => {
  await review(context);
  await waitFor(() => expect(screen.getByText('This was changed in another tab.')).toBeVisible());
});
export const Empty = show(
  { [list]: { data: [], paging: keysetPaging(0) } },
  shows('Nothing to review'),
);
export const Dark = dark(Ready);
export const RightToLeft = rightToLeft(Ready);
export const Narrow = narrow(Ready);
export const LongText = longTexts(Ready);
const without = withoutContent(show, list);
export const Loading = without.Loading;
export const Locked = without.Locked;
export const Forbidden = without.Forbidden;
export const Failed = without.Failed;
export const Offline = without.Offline;
