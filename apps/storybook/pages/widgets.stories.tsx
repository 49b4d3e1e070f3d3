import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import DeskPage from '../../docs/snippets/desk-page.tsx';
import desk from '../../docs/snippets/desk-page.tsx?raw';
import LessonPage from '../../docs/snippets/lesson-page.tsx';
import lesson from '../../docs/snippets/lesson-page.tsx?raw';
import SalesPage from '../../docs/snippets/sales-page.tsx';
import sales from '../../docs/snippets/sales-page.tsx?raw';
import WorkPage from '../../docs/snippets/work-page.tsx';
import work from '../../docs/snippets/work-page.tsx?raw';
import { CodeBlock } from './code-block.tsx';

interface RecipeProps {
  code: string;
  /** What the code exports. */
  Runs: ComponentType;
}

/** Widgets as a page of your app has them, on the mock, and the code that runs. */
function Recipe({ code, Runs }: RecipeProps) {
  return (
    <main className="ul-stack ul-gap-24">
      <Runs />
      <CodeBlock label="page.tsx" code={code} />
    </main>
  );
}

const meta = {
  title: 'Start/Widgets in your app',
  component: Recipe,
  tags: ['!autodocs'],
} satisfies Meta<typeof Recipe>;
export default meta;
type Story = StoryObj<typeof meta>;

const recipe = (args: RecipeProps, role: 'heading' | 'button', name: RegExp): Story => ({
  args,
  play: async ({ canvas }) => {
    const found = await canvas.findAllByRole(role, { name }, { timeout: 10_000 });
    await expect(found[0]).toBeVisible();
  },
});

export const LessonAndQuiz: Story = recipe(
  { code: lesson, Runs: LessonPage },
  'button',
  /finish lesson|lesson finished|continue/i,
);
export const HomeworkAndExam: Story = recipe({ code: work, Runs: WorkPage }, 'button', /exam/i);
export const SellingAndBilling: Story = recipe({ code: sales, Runs: SalesPage }, 'button', /pay/i);
export const MentorsDesk: Story = recipe(
  { code: desk, Runs: DeskPage },
  'button',
  /approve|accept|claim/i,
);
