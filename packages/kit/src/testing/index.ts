export { press, tabTo } from './by-keyboard.ts';
export { held } from './held.ts';
export {
  begunUploadFixture,
  filledItems,
  formTaskFixture,
  homeworkFixture,
  pendingSubmissionFixture,
  submissionFixture,
  uploadTaskFixture,
} from './homework.fixture.ts';
export {
  cohort,
  handedInFixture,
  milestoneFixture,
  milestonesFixture,
  program,
  sentBackFixture,
  sqcFixture,
} from './milestones.fixture.ts';
export {
  bundleFixture,
  courseFixture,
  foreignFixture,
  labModuleFixture,
  programFixture,
} from './module.fixture.ts';
export {
  exerciseFixture,
  questionsFixture,
  reviewedExerciseFixture,
  reviewedFixture,
} from './question.fixture.ts';
export {
  formerQuizFixture,
  quizFixture,
  quizSubmissionFixture,
  quizSummaryFixture,
  quizTwiceFixture,
  receiptOf,
} from './quiz.fixture.ts';
export { daniel, keysetPaging, lesson, longText, maya, paging, product } from './refs.fixture.ts';
export { rewardsFixture } from './rewards.fixture.ts';
export {
  dark,
  longTexts,
  narrow,
  type Play,
  parameters,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
  withoutContent,
} from './stage.tsx';
export { type WorkListStage, workListStories } from './work-list.stage.tsx';
