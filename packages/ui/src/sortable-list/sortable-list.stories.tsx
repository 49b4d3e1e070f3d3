import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { dark } from '../testing/story-states.ts';
import { SortableList, type SortableListProps } from './sortable-list.tsx';

interface Row {
  id: string;
  name: string;
}

const rows: Row[] = ['Header', 'Order form', 'Bullet list', 'Testimonials'].map((name) => ({
  id: name.toLowerCase(),
  name,
}));

function Sorted(props: Pick<SortableListProps<Row>, 'isReadOnly'>) {
  const [items, setItems] = useState(rows);
  return (
    <SortableList
      {...props}
      label="Elements"
      items={items}
      gripLabel={(name) => `Move ${name}`}
      isFixed={({ id }) => id === 'order form'}
      onMove={(from, to) => {
        const next = [...items];
        next.splice(to, 0, ...next.splice(from, 1));
        setItems(next);
      }}
    >
      {({ name }) => <span>{name}</span>}
    </SortableList>
  );
}

const meta = { title: 'ui/Sortable list', component: Sorted } satisfies Meta<typeof Sorted>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('button', { name: 'Move Header' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Header' })).toHaveFocus());
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Header');
  },
};
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Dark: Story = { ...ReadOnly, ...dark };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
