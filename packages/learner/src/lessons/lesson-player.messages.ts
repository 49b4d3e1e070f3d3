import type { LessonPart } from './lesson-next.rules.ts';

const count = (questions: number) => `${questions} ${questions === 1 ? 'question' : 'questions'}`;

export const messages = {
  noun: 'The lesson',
  notThere: 'This lesson does not exist',
  place: (section: number, lesson: number) => `Section ${section}, lesson ${lesson}`,
  points: (points: number) => `${points} XP`,
  tabs: 'Lesson',
  overview: 'Overview',
  resources: 'Resources',
  transcript: 'Transcript',
  noText: 'This lesson has no text',
  noResources: 'No resources in this lesson',
  noResourcesHelp: 'Slides and captures appear here when a mentor adds them.',
  newTab: 'opens in a new tab',
  next: 'Next hop',
  quiz: (questions: number) => `Quiz, ${count(questions)}`,
  homework: 'Homework',
  homeworkRead: 'Homework, your mentor reads it',
  courseEnd: 'The end of this course',
  end: 'You reached the end of this route.',
  earn: (points: number) => `Finish to earn ${points} XP`,
  notFinished: 'The lesson could not be finished.',
  actions: {
    finish: 'Finish lesson',
    quiz: 'Open the quiz',
    homework: 'Open the homework',
    next: 'Next lesson',
  } satisfies Partial<Record<LessonPart, string>>,
} as const;
