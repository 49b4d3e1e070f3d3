import type { Meta } from '@storybook/react-vite';
import {
  dark,
  narrow,
  type Play,
  rightToLeft,
  type Story,
  shows,
  stage,
} from '@uplink/kit/testing';
import { expect, userEvent, waitFor } from 'storybook/test';
import { oneExercise, savedAt } from './checked-exercise.fixture.ts';
import { LessonExercises } from './lesson-exercises.tsx';
import { networkFixture } from './network-exercise.fixture.ts';

const network = (play?: Play, log?: string) =>
  stage(
    () => <LessonExercises lessonId={1} backHref="#back" />,
    oneExercise(
      log === undefined
        ? networkFixture
        : { ...networkFixture, answer: { texts: { log }, hints: {}, version: 1, savedAt } },
    ),
    play,
  );

type Canvas = Parameters<Play>[0]['canvas'];

const input = (canvas: Canvas) => canvas.findByRole('textbox', { name: /^R\d, / });

const enter = async (canvas: Canvas, ...lines: string[]) => {
  for (const line of lines) await userEvent.type(await input(canvas), `${line}{enter}`);
};

const meta = { title: 'learner/NetworkExercise' } satisfies Meta;
export default meta;

/** Nothing is judged before something was tried. */
export const Untried: Story = network(async (context) => {
  await shows('Nothing tried yet')(context);
  await expect(context.canvas.queryByText(/Goal \d not met/)).toBeNull();
});

/** The reply is dropped: the walk shows where. */
export const Unmet: Story = network(async ({ canvas }) => {
  await enter(canvas, 'show ip route');
  await waitFor(() =>
    expect(
      canvas.getByRole('heading', { name: "The packet arrives, but its answer doesn't." }),
    ).toBeVisible(),
  );
  await waitFor(() => expect(canvas.getByText(/finds no route/)).toBeVisible());
});
export const RightToLeft: Story = rightToLeft(Unmet);

/** The goals are checked after each command. */
export const Repaired: Story = network(async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('tab', { name: 'R3' }));
  await enter(canvas, 'conf t', 'ip route 10.0.10.0 255.255.255.0 10.0.12.1');
  await waitFor(() => expect(canvas.getByText('All goals met')).toBeVisible());
});

/** Tab completes what can be completed, and leaves otherwise. */
export const Keyboard: Story = network(async (context) => {
  const { canvas } = context;
  const line = await input(canvas);
  line.focus();
  await userEvent.keyboard('conf{Tab}');
  await expect(line).toHaveValue('configure ');
  await userEvent.keyboard('{Control>} {/Control}{Enter}');
  await userEvent.keyboard('?');
  await waitFor(() => expect(canvas.getByText(/Set the name of the device/)).toBeVisible());
  await userEvent.keyboard('{ArrowUp}');
  await expect(await input(canvas)).toHaveValue('configure');
  await userEvent.keyboard('x{Tab}');
  await expect(document.activeElement).not.toBe(line);
  await shows(/^Draft saved at/)(context);
});

/** The line that isn't understood is marked, and said in words. */
export const Faulty: Story = network(async (context) => {
  const { canvas } = context;
  await enter(canvas, 'show ip rout3', 'show ip ospf');
  await waitFor(async () =>
    expect(
      await canvas.findByText('Invalid at word 3, “rout3”.', { selector: 'p.ul-console__fault' }),
    ).toBeVisible(),
  );
  await shows(/^Draft saved at/)(context);
});

/** The same network as a list. */
export const AsList: Story = network(async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'List' }));
  await waitFor(() => expect(canvas.getByRole('table')).toBeVisible());
});

/** A stored log plays to the same screen. */
export const Restored: Story = network(async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('All goals met')).toBeVisible());
  await userEvent.click(canvas.getByRole('tab', { name: 'R3' }));
  await waitFor(async () =>
    expect(await canvas.findByText('ip route 0.0.0.0 0.0.0.0 10.0.12.1')).toBeVisible(),
  );
}, 'R3: conf t\nR3: ip route 0.0.0.0 0.0.0.0 10.0.12.1\nR3: end\nR3: show ip route');

export const Dark: Story = dark(Unmet);
export const Narrow: Story = narrow(Unmet);
