import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longTexts,
  narrow,
  type Play,
  press,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
  tabTo,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, userEvent, waitFor } from 'storybook/test';
import { gateway, isStageMet, labRunFixture, receiptFixture } from './lab-run.fixture.ts';
import { LabRun } from './lab-run.tsx';

const path = 'GET /me/labs/62/run';
const run = (answers: TestAnswers, play?: Play) =>
  stage(
    () => <LabRun labId={62} backHref="#labs" />,
    {
      'PUT /me/labs/62/run': async (request: Request) =>
        Response.json(receiptFixture((await request.json()).log)),
      'POST /me/labs/62/run/check': async (request: Request) => {
        const { log, stage: number } = await request.json();
        return Response.json(labRunFixture(log, isStageMet(number, log) ? number : number - 1, 2));
      },
      ...answers,
    },
    play,
  );

type Canvas = Parameters<Play>[0]['canvas'];

const console1 = (canvas: Canvas) => canvas.findByRole('textbox', { name: /^R1, / });
const enter = async (canvas: Canvas, log: string) => {
  for (const line of log.split('\n'))
    await userEvent.type(await console1(canvas), `${line.replace('R1: ', '')}{enter}`);
};

/** A goal is named in the task and, while it isn't met, in the result. */
const seesGoal = async (canvas: Canvas, title: string) =>
  expect((await canvas.findAllByText(title))[0]).toBeVisible();

const meta = { title: 'learner/LabRun' } satisfies Meta;
export default meta;

/** Stages to come have a title only. */
export const Ready: Story = run({ [path]: labRunFixture() }, async ({ canvas }) => {
  await seesGoal(canvas, 'PC1 reaches its gateway');
  await expect(canvas.queryByText('PC1 reaches R2')).toBeNull();
  await console1(canvas);
});
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = longTexts(Ready);

/** The next stage opens on the same network: what was entered stays, and starting over keeps it. */
export const NextStage: Story = run({ [path]: labRunFixture() }, async ({ canvas }) => {
  await enter(canvas, gateway);
  await userEvent.click(canvas.getByRole('button', { name: 'Check this stage' }));
  await waitFor(async () =>
    expect(await canvas.findByText('Stage done. Next: The way out.')).toBeVisible(),
  );
  await seesGoal(canvas, 'PC1 reaches R2');
  await waitFor(() => expect(canvas.getByText('ip address 10.8.0.1 255.255.255.0')).toBeVisible());
  const over = await canvas.findByRole('button', { name: 'Start over' });
  await expect(over).toBeDisabled();
  await enter(canvas, 'show ip route');
  await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
  await waitFor(() => expect(canvas.queryByText('show ip route')).toBeNull());
  await waitFor(() => expect(canvas.getByText('ip address 10.8.0.1 255.255.255.0')).toBeVisible());
});

/** A check says what is missing, and opens nothing. */
export const NotMet: Story = run({ [path]: labRunFixture() }, async ({ canvas }) => {
  await enter(canvas, 'show ip route');
  await userEvent.click(canvas.getByRole('button', { name: 'Check this stage' }));
  await waitFor(async () => expect(await canvas.findByText('Goal 1 not met')).toBeVisible());
  await expect(canvas.queryByText(/Stage done/)).toBeNull();
});

/** Another tab met the stage: this one goes on from there. */
export const WentOnElsewhere: Story = run(
  {
    [path]: (() => {
      let reads = 0;
      return () => {
        reads += 1;
        return Response.json(reads === 1 ? labRunFixture() : labRunFixture(gateway, 1, 3));
      };
    })(),
    'PUT /me/labs/62/run': () =>
      Response.json({ code: 'conflict', message: 'It went on.', requestId: '1' }, { status: 409 }),
  },
  async ({ canvas }) => {
    await enter(canvas, 'show ip route');
    await waitFor(async () =>
      expect(await canvas.findByText(/This lab was continued in another tab/)).toBeVisible(),
    );
    await seesGoal(canvas, 'PC1 reaches R2');
    await waitFor(() =>
      expect(canvas.getByText('ip address 10.8.0.1 255.255.255.0')).toBeVisible(),
    );
  },
);

export const Done: Story = run({ [path]: labRunFixture(gateway, 2) }, shows('All stages are done'));

export const Missing: Story = run({ [path]: refused.empty }, shows('This lab doesn’t run here'));

const without = withoutContent(run, path);
export const Loading: Story = without.Loading;
export const Locked: Story = without.Locked;
export const Forbidden: Story = without.Forbidden;
export const Failed: Story = without.Failed;
export const Offline: Story = without.Offline;

export const ByKeyboard: Story = run({ [path]: labRunFixture() }, async ({ canvas }) => {
  await tabTo(await console1(canvas));
  await userEvent.keyboard('show ip route{Enter}');
  await press(canvas.getByRole('button', { name: 'Check this stage' }));
  await waitFor(async () => expect(await canvas.findByText('Goal 1 not met')).toBeVisible());
});
