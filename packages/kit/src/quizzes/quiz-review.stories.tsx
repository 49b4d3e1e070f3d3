import type { Meta } from '@storybook/react-vite';
import { Button } from '@uplink/ui/button';
import { quizSubmissionFixture } from '../testing/quiz.fixture.ts';
import { dark, narrow, rightToLeft, type Story, shows } from '../testing/stage.tsx';
import { QuizReviewView } from './quiz-review.view.tsx';

const meta = { title: 'kit/QuizReview' } satisfies Meta;
export default meta;

/** Its reader decides about the words, the ways on and whether there is a place to write. */
export const Ready: Story = {
  render: () => (
    <QuizReviewView
      state={{
        status: 'ready',
        submission: quizSubmissionFixture,
        former: undefined,
        formerId: undefined,
        onCompare: () => {},
      }}
      reader="mentor"
      ways={() => <Button>On</Button>}
      feedback={<p>Write here.</p>}
    />
  ),
  play: shows('Handed in by Maya Okafor'),
};
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
