import type { Meta } from '@storybook/react-vite';
import {
  filledItems,
  formTaskFixture,
  submissionFixture,
  uploadTaskFixture,
} from '../testing/homework.fixture.ts';
import { daniel, lesson, maya } from '../testing/refs.fixture.ts';
import { dark, narrow, rightToLeft, type Story, shows } from '../testing/stage.tsx';
import { HandedIn, HandedInContent } from './handed-in.view.tsx';
import { HomeworkHead } from './homework-head.view.tsx';
import { HomeworkNote } from './homework-note.view.tsx';
import { HomeworkSkeleton } from './homework-skeleton.view.tsx';
import { ThreadCard } from './thread.view.tsx';
import { WorksheetView } from './worksheet.view.tsx';

const meta = { title: 'kit/Homeworks' } satisfies Meta;
export default meta;

/** What learner and mentor both see of a homework. */
export const Homework: Story = {
  render: () => (
    <div className="ul-stack ul-gap-24">
      <HomeworkHead lesson={lesson} title="Triage worksheet" status="pending" learner={maya} />
      <HomeworkNote status="needsRevision" feedback="Which route wins when both links are up?" />
      <HandedIn submission={submissionFixture} task={uploadTaskFixture} onOpenFile={() => {}} />
      <ThreadCard
        submission={submissionFixture}
        ownUserId={maya.id}
        mentor={daniel}
        draft=""
        onDraft={() => {}}
        onSend={() => {}}
        isSending={false}
      />
    </div>
  ),
  play: shows('Triage worksheet'),
};
export const Dark: Story = dark(Homework);
export const RightToLeft: Story = rightToLeft(Homework);
export const Narrow: Story = narrow(Homework);

export const Worksheet: Story = {
  render: () => (
    <HandedInContent
      task={formTaskFixture}
      attempt={{ items: filledItems, files: [] }}
      changed={['why']}
      onOpenFile={() => {}}
    />
  ),
  play: shows('Your verdict'),
};
export const WorksheetWithGaps: Story = {
  render: () => (
    <WorksheetView sections={formTaskFixture.sections} answers={{}} missing={['why', 'gap']} />
  ),
  play: shows('Your verdict'),
};
export const Loading: Story = { render: () => <HomeworkSkeleton /> };
