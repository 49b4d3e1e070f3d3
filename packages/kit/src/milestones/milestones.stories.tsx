import type { Meta } from '@storybook/react-vite';
import { Badge } from '@uplink/ui/status';
import { handedInFixture } from '../testing/milestones.fixture.ts';
import { dark, narrow, rightToLeft, type Story, shows } from '../testing/stage.tsx';
import { Category } from './category.tsx';
import { HandedInWork } from './handed-in-work.view.tsx';
import { MilestoneLink } from './milestone-link.tsx';
import { MilestonesSkeleton } from './milestones-skeleton.view.tsx';

const meta = { title: 'kit/Milestones' } satisfies Meta;
export default meta;

/** What learner and mentor both see of a milestone. */
export const Milestone: Story = {
  render: () => (
    <div className="ul-stack">
      <Badge>
        <Category category={1} />
      </Badge>
      <MilestoneLink href="https://example.org/topologies">How to read a topology</MilestoneLink>
      <HandedInWork isForeign submission={handedInFixture} onOpenFile={() => {}} />
    </div>
  ),
  play: shows('design.pdf'),
};
export const Dark: Story = dark(Milestone);
export const RightToLeft: Story = rightToLeft(Milestone);
export const Narrow: Story = narrow(Milestone);
export const Loading: Story = { render: () => <MilestonesSkeleton /> };
