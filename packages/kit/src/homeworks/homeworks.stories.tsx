import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import {
  filledItems,
  formTaskFixture,
  pendingSubmissionFixture,
  submissionFixture,
  uploadTaskFixture,
} from '../testing/homework.fixture.ts';
import { exerciseFixture, reviewedExerciseFixture } from '../testing/question.fixture.ts';
import { daniel, lesson, longText, maya } from '../testing/refs.fixture.ts';
import { dark, narrow, rightToLeft, type Story, shows, stage } from '../testing/stage.tsx';
import { HandedIn, HandedInContent } from './handed-in.view.tsx';
import { HomeworkHead } from './homework-head.view.tsx';
import { HomeworkNote } from './homework-note.view.tsx';
import { HomeworkSkeleton } from './homework-skeleton.view.tsx';
import { LineComments } from './line-comments.tsx';
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
export const MessageThatWaits: Story = {
  render: () => (
    <ThreadCard
      submission={{
        ...submissionFixture,
        messages: submissionFixture.messages.map((one) =>
          one.isMentor ? one : { ...one, state: 'held' as const },
        ),
      }}
      ownUserId={maya.id}
      mentor={daniel}
      draft=""
      onDraft={() => {}}
      onSend={() => {}}
      isSending={false}
    />
  ),
  play: shows(/^Waiting for review: our team checks it first/),
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
/** The same exercise to solve, and with what the server found in it. */
const solving = (
  asked: Schema<'AskedExercise'> | null | undefined,
): Schema<'HomeworkSection'>[] => [
  {
    id: 'solve',
    title: 'Solve',
    type: 'exercise',
    items: [{ id: 'one', text: exerciseFixture.question, ...(asked && { exercise: asked }) }],
  },
];
export const WorksheetWithExercise: Story = {
  render: () => (
    <WorksheetView sections={solving(exerciseFixture.exercise)} answers={{}} missing={['one']} />
  ),
  play: shows('always there'),
};
export const HandedInExercise: Story = {
  render: () => {
    const { exercise, grade, text } = reviewedExerciseFixture;
    return (
      <HandedInContent
        task={{ ...formTaskFixture, sections: solving(exercise) }}
        attempt={{
          items: [{ itemId: 'one', textAnswer: text ?? '' }],
          files: [],
          ...(grade && { grades: [{ itemId: 'one', grade }] }),
        }}
        isOwn={false}
        onOpenFile={() => {}}
      />
    );
  },
  play: shows('Solve'),
};
/** The worksheet has another exercise by now; the answer stands with the one it was given to. */
export const HandedInExerciseThatChanged: Story = {
  render: () => {
    const { exercise, grade, text } = reviewedExerciseFixture;
    const graded = grade && exercise && { itemId: 'one', grade, exercise };
    const [section] = solving(undefined);
    const items = [{ id: 'one', text: 'Another exercise' }];
    return (
      <HandedInContent
        task={{ ...formTaskFixture, sections: section ? [{ ...section, items }] : [] }}
        attempt={{
          items: [{ itemId: 'one', textAnswer: text ?? '' }],
          files: [],
          ...(graded && { grades: [graded] }),
        }}
        onOpenFile={() => {}}
      />
    );
  },
  play: shows(reviewedExerciseFixture.exercise?.definition.title ?? ''),
};
export const Loading: Story = { render: () => <HomeworkSkeleton /> };

const comment: Schema<'SubmissionComment'> = {
  id: '0b8f4f0e-6f0b-4c43-9d2e-0a52b3a3f1c4',
  author: daniel,
  version: 1,
  place: { part: 'file', name: 'br2.cfg', line: 16, quote: ' area 20 stub' },
  message: 'What does head office see when a branch link flaps?',
  isRequired: true,
  isDraft: false,
  fixedIn: 2,
  date: '2026-03-12T18:04:00.000Z',
};

export const Comments: Story = stage(
  () => <LineComments submission={{ ...pendingSubmissionFixture, homeworkId: 4 }} />,
  {
    'GET /homeworks/4/submissions/30/comments': [
      comment,
      { ...comment, id: 'b', version: 2, fixedIn: null },
      { ...comment, id: 'c', version: 2, fixedIn: null, isRequired: false, message: longText },
    ],
  },
  shows('Fixed in attempt 2'),
);
