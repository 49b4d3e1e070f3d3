import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileCheck } from 'lucide-react';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { Link } from '../link/link.tsx';
import { Status } from '../status/index.ts';
import { dark } from '../testing/story-states.ts';
import { Card } from './card.tsx';
import { CardLink } from './card-link.tsx';

const meta = {
  title: 'ui/Card',
  component: Card,
  args: { children: 'Build OSPF from one link to several areas.' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = (
  <ul className="ul-list">
    {['What a Hello says', 'A homework with a title that does not end on the first line'].map(
      (title) => (
        <li key={title}>
          <Link className="ul-listrow" data-wrap="" href="#homework">
            <span className="ul-tile">
              <Icon as={FileCheck} />
            </span>
            <span className="ul-grow">
              <span className="ul-medium">{title}</span>
              <span className="ul-list__sub ul-small ul-muted">OSPF in Practice, 2 h ago</span>
            </span>
            <span>
              <Status kind="pending">Needs revision</Status>
            </span>
          </Link>
        </li>
      ),
    )}
  </ul>
);

export const Plain: Story = {};
export const WithHeading: Story = { args: { title: 'What it is about', aside: '12 lessons' } };
export const WithActions: Story = {
  args: { title: 'Feedback', footer: <Button>Answer</Button> },
};
export const List: Story = { args: { title: 'Open work', isFlush: true, children: list } };
export const ListNarrow: Story = { ...List, globals: { viewport: { value: 'mobile1' } } };
export const ListRightToLeft: Story = {
  ...List,
  globals: { direction: 'rtl', viewport: { value: 'mobile1' } },
};
export const ListDark: Story = { ...List, ...dark };
export const LongHeading: Story = {
  args: { title: 'A heading that is longer than the card is wide, and goes on', aside: '4 of 9' },
  globals: { viewport: { value: 'mobile1' } },
};

export const LinkAsAWhole: Story = {
  render: ({ children }) => <CardLink href="#course">{children}</CardLink>,
};
