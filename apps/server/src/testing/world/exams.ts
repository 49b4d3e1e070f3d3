import { randomUUID } from 'node:crypto';
import { createExam, type ExamForm } from '../../areas/exams/authoring/exam.service.ts';
import {
  type BankQuestionForm,
  createBankQuestion,
} from '../../areas/questions/authoring/bank-question.service.ts';
import type { TestApp } from '../test-app.ts';
import type { Product } from './courses.ts';
import { questionOfEachType } from './questions.ts';

export interface Exam {
  id: number;
  title: string;
  uniqueName: string;
}

export type TestExamForm = Partial<Omit<ExamForm, 'moduleIds' | 'questions'>> & {
  /** @default one of each type */
  questions?: TestExamQuestion[];
};

/** A question of the bank, and what it counts in the exam. */
export type TestExamQuestion = Partial<BankQuestionForm> &
  Pick<BankQuestionForm, 'type' | 'question' | 'answers'> & {
    /** @default 1 */
    weight?: number;
  };

/** A published exam of a product: twenty minutes, three attempts with three days between them. */
export async function addExam(
  academy: TestApp,
  product: Product,
  { questions = questionOfEachType, ...form }: TestExamForm = {},
): Promise<Exam> {
  const { db, userId } = academy;
  const uniqueName = form.uniqueName ?? `exam-${randomUUID().slice(0, 8)}`;
  const title = form.title ?? `Exam ${uniqueName}`;
  const ownerId = form.ownerId ?? (await userId('admin'));
  const inOrder: ExamForm['questions'] = [];
  for (const { weight = 1, ...question } of questions) {
    const questionId = await createBankQuestion(db, ownerId, {
      explanation: null,
      link: null,
      topic: 'Switching',
      difficulty: 1,
      ...question,
    });
    inOrder.push({ questionId, weight });
  }
  const id = await createExam(db, {
    kind: 'exam',
    description: '',
    durationMinutes: 20,
    attemptsAllowed: 3,
    passPercent: 70,
    cooldownMinutes: 3 * 24 * 60,
    isShuffled: true,
    answersShown: 'whenSettled',
    xpPoints: 150,
    ...form,
    title,
    uniqueName,
    ownerId,
    moduleIds: [product.id],
    questions: inOrder,
  });
  return { id, title, uniqueName };
}
