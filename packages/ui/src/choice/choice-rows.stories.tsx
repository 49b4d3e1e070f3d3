import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { dark, longText, narrow, rightToLeft } from '../testing/story-states.ts';
import { ChoiceRow, ChoiceRows } from './choice-rows.tsx';

/** Rows that can be picked in the story. */
function Plans({ title = 'Pay once' }: { title?: string }) {
  const [value, setValue] = useState('once');
  return (
    <ChoiceRows aria-label="Plan" value={value} onChange={setValue}>
      <ChoiceRow value="once" title={title} text="Yours for good" end={<b>$149</b>} />
      <ChoiceRow value="plan" title="Payment plan" text="3 months, $156 in total">
        {value === 'plan' && <p>The first payment is due today.</p>}
      </ChoiceRow>
    </ChoiceRows>
  );
}

const meta = { title: 'ui/ChoiceRows', component: Plans } satisfies Meta<typeof Plans>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const LongText: Story = { args: { title: longText } };
export const Narrow: Story = { ...narrow, args: { title: longText } };
export const RightToLeft: Story = { ...rightToLeft };
export const Dark: Story = { ...dark };
