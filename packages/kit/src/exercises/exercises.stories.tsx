import type { Meta } from '@storybook/react-vite';
import type { Definition, Drawn } from '@uplink/net/exercise';
import { Button } from '@uplink/ui/button';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { dark, narrow, rightToLeft, type Story, stage } from '../testing/index.ts';
import { useEngine } from './engine/use-engine.ts';
import type { Texts } from './exercise.types.ts';
import { HintButton } from './exercise-hints.view.tsx';
import { ExercisePaper } from './exercise-paper.view.tsx';

const definition: Definition = {
  exercise: 1,
  kind: 'address',
  title: 'Cut at the mask',
  task: ['Look at 10.44.96.0/19.'],
  fields: [{ id: 'last', label: 'The last usable host', as: 'address' }],
  goals: [
    {
      id: 'last',
      title: 'The last usable host',
      check: { kind: 'value', field: 'last', equals: '10.44.127.254' },
    },
  ],
  hints: [
    { for: 'last', text: 'Look at the bits of the third number.' },
    { for: 'last', text: 'The last address is for all: hosts end one before.' },
  ],
  seeds: [1],
  model: { texts: { last: '10.44.127.254' } },
  tests: [],
};
const drawn: Drawn = { seed: 1, values: {}, definition };
const onCheck = fn();

function Paper() {
  const [texts, setTexts] = useState<Texts>({ last: '' });
  const [hints, setHints] = useState({});
  return (
    <ExercisePaper
      drawn={drawn}
      texts={texts}
      onChange={setTexts}
      hints={hints}
      onHints={setHints}
      onCheck={onCheck}
      checked={undefined}
      engine={useEngine(definition)}
    >
      <HintButton />
      <Button variant="primary" onPress={onCheck}>
        Check
      </Button>
    </ExercisePaper>
  );
}

const meta = { title: 'kit/ExercisePaper' } satisfies Meta;
export default meta;

export const Empty: Story = stage(
  () => <Paper />,
  {},
  async ({ canvas }) => {
    onCheck.mockClear();
    const field = await canvas.findByRole('textbox', { name: /The last usable host/ });
    await userEvent.type(field, '10.44.127.254');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(onCheck).toHaveBeenCalledOnce();
  },
);
/** Help comes step by step. */
export const Hints: Story = stage(
  () => <Paper />,
  {},
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show a hint' }));
    await expect(await canvas.findByText('One more hint')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the next hint' }));
    await expect(await canvas.findByText(/^No more hints/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /hint/ })).toBeNull();
  },
);
export const Dark: Story = dark(Empty);
export const RightToLeft: Story = rightToLeft(Empty);
export const Narrow: Story = narrow(Empty);
