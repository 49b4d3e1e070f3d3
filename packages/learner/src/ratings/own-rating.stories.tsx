import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longText,
  narrow,
  type Play,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
} from '@uplink/kit/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { RatedKind } from './feedback-form.rules.ts';
import { OwnRating } from './own-rating.tsx';
import { ratingFixture } from './ratings.fixture.ts';

const path = 'GET /me/modules/3/ratings';
const post = 'POST /me/modules/3/ratings';
const own = (answers: TestAnswers, play?: Play, kind: RatedKind = 'course', name = 'OSPF') =>
  stage(() => <OwnRating moduleId={3} name={name} kind={kind} />, answers, play);

const open = async (button: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  return { dialog, send: () => dialog.getByRole('button', { name: 'Send feedback' }) };
};
const opens: Play = async () => {
  await open('Rate this course');
};

const meta = { title: 'learner/OwnRating' } satisfies Meta;
export default meta;

export const Ready: Story = own({ [path]: ratingFixture }, shows('You rated this on 9 Mar 2026'));
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const NotRated: Story = own({ [path]: refused.empty }, shows('How was this course?'));
export const KnownNotRated: Story = stage(
  () => <OwnRating moduleId={3} name="OSPF" kind="course" isUnrated />,
  { [path]: refused.failed },
  shows('How was this course?'),
);
export const Loading: Story = own({ [path]: refused.loading });
export const Forbidden: Story = own({ [path]: refused.forbidden }, shows('You cannot open this'));
export const Failed: Story = own(
  { [path]: refused.failed },
  shows('This part could not be loaded'),
);

export const SendsOnceChangedAndValid: Story = own(
  { [path]: refused.empty, [post]: ratingFixture },
  async ({ canvas }) => {
    const { dialog, send } = await open('Rate this course');
    await expect(send()).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: '4 of 5, useful' }));
    await userEvent.click(dialog.getByRole('radio', { name: '8' }));
    await expect(send()).toBeDisabled();
    const review = dialog.getByRole('textbox', { name: /Your review/ });
    await userEvent.click(review);
    await userEvent.tab();
    await waitFor(() => expect(dialog.getByText('This field is Required')).toBeVisible());
    await userEvent.type(review, 'Clear.');
    await expect(send()).toBeEnabled();
    await userEvent.click(send());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByText('You rated this on 9 Mar 2026')).toBeVisible());
  },
);

export const ChangesByKeyboard: Story = own(
  { [path]: ratingFixture, [post]: { ...ratingFixture, stars: 5 } },
  async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Change your rating' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    const send = dialog.getByRole('button', { name: 'Send feedback' });
    await expect(send).toBeDisabled();
    dialog.getByRole('radio', { name: '4 of 5, useful' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(send).toBeEnabled();
    send.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('img', { name: '5 of 5 stars' })).toBeVisible());
  },
);

export const LessonWithoutRecommendation: Story = own(
  { [path]: { ...ratingFixture, nps: null } },
  async () => {
    const { dialog, send } = await open('Change your rating');
    await userEvent.click(dialog.getByRole('radio', { name: '3 of 5, fair' }));
    await expect(send()).toBeEnabled();
  },
  'lesson',
);

/** Refused: what was given before stands again, and the words stay in the dialog. */
export const NotSaved: Story = own(
  { [path]: ratingFixture, [post]: refused.failed },
  async ({ canvas }) => {
    const { dialog, send } = await open('Change your rating');
    await userEvent.click(dialog.getByRole('radio', { name: '1 of 5, a waste of time' }));
    send().focus();
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('was not saved');
    await expect(send()).toHaveFocus();
    await expect(dialog.getByRole('radio', { name: /1 of 5/ })).toBeChecked();
    await expect(
      canvas.getByRole('img', { name: '4 of 5 stars', hidden: true }),
    ).toBeInTheDocument();
  },
);

export const TooLong: Story = own({ [path]: refused.empty }, async () => {
  const { dialog, send } = await open('Rate this course');
  await userEvent.click(dialog.getByRole('textbox', { name: /Your review/ }));
  await userEvent.paste('a'.repeat(1001));
  await waitFor(() => expect(dialog.getByText('Must be less than 1000 characters')).toBeVisible());
  await expect(send()).toBeDisabled();
});
export const DialogDark: Story = dark(own({ [path]: refused.empty }, opens));
export const DialogNarrow: Story = {
  ...narrow(own({ [path]: refused.empty }, undefined, 'course', longText)),
  play: async (context) => {
    await opens(context);
    const root = document.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};
