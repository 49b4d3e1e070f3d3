import type { Meta, StoryObj } from '@storybook/react-vite';
import { Toolbar } from 'react-aria-components';
import { Button, LinkButton } from '../button/index.ts';
import { rightToLeft } from '../testing/story-states.ts';
import { AriaControls } from './aria-controls.tsx';

const meta = { title: 'ui/AriaControls', component: AriaControls } satisfies Meta<
  typeof AriaControls
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The toolbar of React Aria moves between them by arrow keys. */
export const InAToolbar: Story = {
  args: {
    children: (
      <>
        <Button>Save draft</Button>
        <LinkButton href="#preview">Preview</LinkButton>
      </>
    ),
  },
  render: (args) => (
    <Toolbar aria-label="Lesson">
      <AriaControls {...args} />
    </Toolbar>
  ),
};
export const RightToLeft: Story = { ...InAToolbar, ...rightToLeft };
