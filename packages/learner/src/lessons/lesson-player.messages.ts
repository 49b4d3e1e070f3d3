import { defineMessages } from '@uplink/api-client/messages';

const count = (questions: number) => `${questions} ${questions === 1 ? 'question' : 'questions'}`;

export const lessonPlayerMessages = defineMessages('learner/lesson-player', {
  noun: 'The lesson',
  notThere: 'This lesson does not exist',
  notThereText: 'It may have been moved or removed, or the address may be wrong.',
  back: 'Back to the outline',
  place: (section: number, lesson: number) => `Section ${section}, lesson ${lesson}`,
  points: (points: number) => `${points} XP`,
  tabs: 'Lesson',
  overview: 'Overview',
  resources: 'Resources',
  transcript: 'Transcript',
  next: 'Next hop',
  quiz: (questions: number) => `Quiz, ${count(questions)}`,
  homework: 'Homework',
  homeworkRead: 'Homework, reviewed by your mentor',
  courseEnd: 'The end of this course',
  wholeCourse: 'The whole course',
  end: 'You reached the end of this route.',
  earn: (points: number) => `Finish to earn ${points} XP`,
  skipped: (points: number) => `Skipped. You can still finish it for ${points} XP.`,
  notFinished: "We couldn't mark this lesson as finished.",
  finishKept: "Finished on this device. We'll sync it when you're back online.",
  actions: {
    finish: 'Finish lesson',
    skip: 'Skip lesson',
    quiz: 'Open the quiz',
    homework: 'Open the homework',
    next: 'Next lesson',
    product: 'See the course',
  },
});
