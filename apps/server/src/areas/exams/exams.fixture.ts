import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, addProgram, type Product } from '../../testing/world/courses.ts';
import { addExam, type TestExamQuestion } from '../../testing/world/exams.ts';
import { questionOfEachType } from '../../testing/world/questions.ts';

/** Addresses of the exams below. */
export const finalExam = 'final-exam';
export const openBook = 'open-book';
export const checkpoint = 'checkpoint';
export const programExam = 'program-exam';
export const practical = 'practical';

type QuestionOf = (topic: string, weight?: number) => TestExamQuestion;

const choice =
  (type: 'singleAnswer' | 'multipleAnswer', rights: number): QuestionOf =>
  (topic, weight = 1) => ({
    type,
    topic,
    weight,
    question: `What of ${topic}?`,
    answers: [0, 1, 2].map((index) => ({ answer: `Answer ${index}`, isCorrect: index < rights })),
    explanation: 'So it is written.',
  });
const single = choice('singleAnswer', 1);
const multiple = choice('multipleAnswer', 2);
const blank: QuestionOf = (topic, weight = 1) => ({
  type: 'fillInTheBlank',
  topic,
  weight,
  question: `Of ${topic} it is <802.1Q>.`,
  answers: [],
  explanation: 'So it is written.',
});

const [frames, trunks] = ['Frames and the MAC table', 'Trunks and tags'];
const [tree, edge] = ['Spanning tree', 'The edge'];
/** Ten questions that count fourteen. */
const tenQuestions = [
  ...[single(frames), single(frames), blank(frames)],
  ...[single(trunks, 2), blank(trunks), multiple(trunks, 2)],
  ...[single(tree), multiple(tree, 2)],
  ...[single(edge), multiple(edge, 2)],
];

export interface ExamProducts {
  /** Has the final exam. */
  course: Product;
  all: Product[];
}

/** An exam of each sort, each of a product of its own but for the two of a program. */
export async function addExams(academy: TestApp): Promise<ExamProducts> {
  const [course, filters, routing] = [
    await addCourse(academy),
    await addCourse(academy),
    await addCourse(academy),
  ];
  const program = await addProgram(academy, []);
  await addExam(academy, course, {
    uniqueName: finalExam,
    title: 'VLANs and Switching: final exam',
    questions: tenQuestions,
  });
  await addExam(academy, filters, {
    uniqueName: openBook,
    title: 'Access lists: open book exam',
    durationMinutes: null,
    attemptsAllowed: null,
    passPercent: 80,
    cooldownMinutes: 0,
    answersShown: 'always',
    questions: tenQuestions.slice(0, 8),
  });
  await addExam(academy, routing, {
    uniqueName: checkpoint,
    title: 'OSPF checkpoint',
    durationMinutes: 15,
    attemptsAllowed: 2,
    passPercent: 60,
    cooldownMinutes: 60,
    xpPoints: 0,
  });
  await addExam(academy, program, {
    uniqueName: programExam,
    title: 'Network Engineer: program exam',
    answersShown: 'never',
  });
  await addExam(academy, program, {
    kind: 'sqc',
    uniqueName: practical,
    title: 'Packet capture practical',
    questions: questionOfEachType,
    checklist: ['Captured', 'Filtered', 'Marked', 'Timed', 'Saved'],
  });
  return { course, all: [course, filters, routing, program] };
}
