import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  courseFixture,
  dark,
  longText,
  narrow,
  type Play,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Survey } from './survey.tsx';
import { answeredFixture, surveyFixture } from './surveys.fixture.ts';

const program = { ...courseFixture, id: 88, type: 1, uniqueName: 'network-engineer' };
const path = '/me/modules/88/survey';
const product = { type: 1, uniqueName: 'network-engineer' };
const show = (answers: TestAnswers, play?: Play) =>
  stage(
    () => <Survey product={product} />,
    { 'GET /me/modules': [program], [`GET ${path}`]: surveyFixture, ...answers },
    play,
  );

const meta = { title: 'learner/Survey' } satisfies Meta;
export default meta;

export const Ready: Story = show({}, shows('Before your first week'));
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const Answered: Story = show(
  { [`GET ${path}`]: answeredFixture },
  shows('Run the network of our pharmacy.'),
);
export const AnsweredDark: Story = dark(Answered);
export const AnsweredNarrow: Story = narrow(Answered);
export const NoSurvey: Story = show(
  { [`GET ${path}`]: refused.empty },
  shows('There is no survey here'),
);
const without = withoutContent(show, `GET ${path}`);
export const Loading = without.Loading;
export const Locked = without.Locked;
export const Forbidden = without.Forbidden;
export const Failed = without.Failed;
export const Offline = without.Offline;
export const LongText: Story = show({
  [`GET ${path}`]: { ...surveyFixture, title: longText, intro: longText },
});

const word = 'A network';
export const HandedInByKeyboard: Story = show(
  { [`PUT ${path}`]: answeredFixture },
  async ({ canvas }) => {
    const send = await canvas.findByRole('button', { name: 'Hand in' });
    await userEvent.click(send);
    await waitFor(() => expect(canvas.getByText('2 answers are missing or wrong.')).toBeVisible());
    const first = canvas.getByRole('radio', { name: 'A first job' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard(' ');
    const goal = canvas.getByRole('textbox');
    await userEvent.type(goal, word);
    await waitFor(() => expect(canvas.getByText('991 characters left')).toBeVisible());
    await userEvent.type(goal, '{Tab}{Enter}');
    await waitFor(() => expect(canvas.getByText('Thank you, your answers are in')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Change my answers' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('Run the network of our pharmacy.');
  },
);
export const NotHandedIn: Story = show(
  { [`GET ${path}`]: answeredFixture, [`PUT ${path}`]: refused.failed },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change my answers' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hand in again' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/were not handed in/);
    await expect(canvas.getByRole('textbox')).toHaveValue('Run the network of our pharmacy.');
  },
);
