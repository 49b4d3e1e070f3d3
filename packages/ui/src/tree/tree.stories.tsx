import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { dark, rightToLeft } from '../testing/story-states.ts';
import { Tree } from './tree.tsx';
import type { TreeNode } from './tree.types.ts';

const lesson = (id: number, label: string): TreeNode => ({ id, label, kind: 'lesson' });
const nodes: TreeNode[] = [
  {
    id: 1,
    label: 'Switching',
    kind: 'section',
    children: [lesson(11, 'Frames and MAC addresses'), lesson(12, 'VLANs')],
  },
  { id: 2, label: 'Routing', kind: 'section', children: [lesson(21, 'Static routes')] },
];
const labels = new Map(
  nodes.flatMap((one) => [one, ...(one.children ?? [])]).map((one) => [one.id, one.label]),
);
const opened = fn();

interface SyllabusProps {
  isPicked?: boolean;
  isMovable?: boolean;
}

function Syllabus({ isPicked = false, isMovable = false }: SyllabusProps) {
  const [expanded, setExpanded] = useState(new Set([1]));
  const [selected, setSelected] = useState(new Set<number>());
  return (
    <Tree
      aria-label="Syllabus"
      nodes={nodes}
      renderRow={(id) => labels.get(id)}
      currentId={12}
      onAction={opened}
      expanded={expanded}
      onExpandedChange={setExpanded}
      {...(isPicked && { selected, onSelectedChange: setSelected })}
      {...(isMovable && { onMove: () => {} })}
    />
  );
}

const meta = { title: 'ui/Tree', component: Syllabus } satisfies Meta<typeof Syllabus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('VLANs'));
    await expect(opened).toHaveBeenCalledWith(12);
  },
};
export const Picking: Story = { args: { isPicked: true } };

function Growing() {
  const [isWide, setWide] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setWide((was) => !was)}>
        Resize
      </button>
      <Syllabus isMovable={isWide} />
    </>
  );
}

/** A window that grows makes the rows movable while they are shown. */
export const BecomesMovable: Story = {
  render: () => <Growing />,
  play: async ({ canvas }) => {
    const resize = canvas.getByRole('button', { name: 'Resize' });
    await userEvent.click(resize);
    await waitFor(() => expect(canvas.getByRole('button', { name: /Drag VLANs/ })).toBeVisible());
    await userEvent.click(resize);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Drag VLANs/ })).toBeNull());
    await expect(canvas.getByText('VLANs')).toBeVisible();
  },
};
export const Dark: Story = { args: {}, ...dark };
export const RightToLeft: Story = { args: {}, ...rightToLeft };
