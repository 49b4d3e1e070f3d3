import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import '../testing/index.ts';
import { UplinkCheckout, UplinkCourse, UplinkLesson, UplinkQuiz } from './elements.tsx';

/** The elements run in test mode here: nothing is fetched. */
const meta = { title: 'embed/Elements', component: UplinkCheckout } satisfies Meta<
  typeof UplinkCheckout
>;
export default meta;

const partnerKey = 'pk_test';
const style = { display: 'block', minHeight: 360 } as const;
const lesson = { partnerKey, course: 'ospf', lesson: '42', style };

/** A story that is right once its element is in this state. */
const inState = (state: string): StoryObj['play'] => {
  return async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[partner-key]')).toHaveAttribute('data-state', state),
    );
  };
};

export const Checkout: StoryObj = {
  render: () => <UplinkCheckout partnerKey={partnerKey} page="ospf" title="Buy" style={style} />,
  play: inState('ready'),
};
export const Course: StoryObj = {
  render: () => <UplinkCourse partnerKey={partnerKey} course="ospf" title="Course" style={style} />,
  play: inState('ready'),
};
export const Lesson: StoryObj = {
  render: () => <UplinkLesson {...lesson} title="Lesson" />,
  play: inState('ready'),
};
export const Quiz: StoryObj = {
  render: () => <UplinkQuiz {...lesson} title="Quiz" />,
  play: inState('ready'),
};
/** Whatever the visitor's device prefers. */
export const DarkLesson: StoryObj = {
  render: () => <UplinkLesson {...lesson} theme="dark" title="Lesson" />,
  play: inState('ready'),
};
/** The key decides how the test mode goes: this one says that the academy is slow. */
export const Slow: StoryObj = {
  render: () => <UplinkLesson {...lesson} partnerKey="pk_test_slow" title="Lesson" />,
  play: inState('degraded'),
};
/** The site may say why in words of its own. */
export const Refused: StoryObj = {
  render: () => <UplinkLesson {...lesson} partnerKey="pk_test_wrong_key" title="Lesson" />,
  play: inState('error'),
};
