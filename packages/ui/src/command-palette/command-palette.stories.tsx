import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, House, LogOut } from 'lucide-react';
import { useCallback, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { dark } from '../testing/story-states.ts';
import { CommandPalette } from './command-palette.tsx';
import type { CommandGroup } from './commands.rules.ts';
import { useCommandShortcut } from './use-command-shortcut.ts';

const groups: CommandGroup[] = [
  {
    id: 'go',
    title: 'Go to',
    commands: [
      { id: 'home', label: 'Home', icon: <Icon as={House} />, href: '#home' },
      {
        id: 'ospf',
        label: 'OSPF in Practice',
        hint: 'Course',
        keywords: 'routing',
        icon: <Icon as={BookOpen} />,
        href: '#ospf',
      },
    ],
  },
  {
    id: 'do',
    title: 'Do',
    commands: [{ id: 'out', label: 'Sign out', icon: <Icon as={LogOut} /> }],
  },
];
const long = [
  {
    ...groups[0],
    id: 'long',
    title: 'Courses',
    commands: Array.from({ length: 30 }, (_, at) => ({
      id: `${at}`,
      label: `Course ${at + 1} with a name that is longer than the palette on a phone is wide`,
      hint: 'Course',
    })),
  },
];

interface ExampleProps {
  of?: CommandGroup[];
  recentIds?: string[];
}
function Example({ of = groups, recentIds = [] }: ExampleProps) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState('nothing');
  useCommandShortcut(useCallback(() => setOpen(true), []));
  return (
    <>
      <Button onPress={() => setOpen(true)}>Search</Button>
      <p>Chosen: {chosen}</p>
      <CommandPalette
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        groups={of}
        recentIds={recentIds}
        onAction={setChosen}
      />
    </>
  );
}

const meta = { title: 'ui/CommandPalette', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('searchbox');
  await waitFor(() => expect(field).toBeVisible());
};
export const OpensByKeys: Story = { play: open };
export const FindsAndGoes: Story = {
  play: async (context) => {
    await open(context);
    await userEvent.keyboard('rout{Enter}');
    await waitFor(() => expect(context.canvas.getByText('Chosen: ospf')).toBeVisible());
  },
};
export const RecentFirst: Story = { args: { recentIds: ['out'] }, play: open };
export const NothingFound: Story = {
  play: async (context) => {
    await open(context);
    await userEvent.keyboard('xyz');
    await waitFor(() => expect(screen.getByText('Nothing found')).toBeVisible());
  },
};
export const Dark: Story = { play: open, ...dark };
export const RightToLeft: Story = { play: open, globals: { direction: 'rtl' } };
export const LongNarrow: Story = {
  args: { of: long },
  play: open,
  globals: { viewport: { value: 'mobile1' } },
};
