import { randomUUID } from 'node:crypto';
import type { Definition } from '@uplink/net/exercise';
import { addExercise } from '../../areas/exercises/authoring/exercise.service.ts';
import {
  createHomework,
  type HomeworkForm,
} from '../../areas/homeworks/authoring/homework.service.ts';
import type { QuestionForm } from '../../areas/questions/question.rules.ts';
import { createQuiz } from '../../areas/quizzes/authoring/quiz.service.ts';
import { addLesson } from '../../areas/syllabus/authoring/syllabus.service.ts';
import type { TestApp } from '../test-app.ts';
import { questionOfEachType } from './questions.ts';

export interface TestLessonForm {
  name?: string;
  uniqueName?: string;
  /** HTML. */
  description?: string;
  xpPoints?: number;
  /** A video of 100 seconds. @default false */
  hasVideo?: boolean;
  /** These questions, or one of each type. */
  quiz?: QuestionForm[] | true;
  homework?: Partial<HomeworkForm>;
  exercises?: Definition[];
  /** @default false */
  isFree?: boolean;
  resources?: { title: string; url: string }[];
}

export interface TestLesson {
  id: number;
  /** Ids of what is in it; 0 without one. */
  quiz: number;
  homework: number;
  exercises: number[];
}

const video = {
  url: '/media/lesson.mp4',
  poster: '/media/lesson.jpg',
  duration: 100,
  captions: [],
  chapters: null,
  thumbnails: null,
};

/** A lesson at a place of its course, with what its form asks for. */
export async function addTestLesson(
  { db }: TestApp,
  place: { productId: number; sectionId: number; ordinal: number },
  form: TestLessonForm,
): Promise<TestLesson> {
  const { name = `Lesson ${place.ordinal}` } = form;
  const id = await addLesson(db, place, {
    name,
    uniqueName: form.uniqueName ?? `lesson-${randomUUID().slice(0, 8)}`,
    description: form.description ?? '<p>Text</p>',
    duration: 60,
    xpPoints: form.xpPoints ?? 10,
    video: form.hasVideo ? video : null,
    resources: form.resources ?? [],
    isFree: form.isFree ?? false,
  });
  const questions = form.quiz === true ? questionOfEachType : form.quiz;
  const quiz = questions ? await createQuiz(db, id, { title: `Quiz of ${name}`, questions }) : 0;
  const homework = form.homework
    ? await createHomework(db, id, {
        type: 'UPLOAD',
        title: `Homework of ${name}`,
        brief: '<p>Build it</p>',
        maxFiles: 5,
        sections: [],
        ...form.homework,
      })
    : 0;
  const exercises: number[] = [];
  for (const definition of form.exercises ?? [])
    exercises.push(await addExercise(db, id, definition));
  return { id, quiz, homework, exercises };
}
