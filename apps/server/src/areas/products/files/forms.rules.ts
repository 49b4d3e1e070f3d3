import type { Schema } from '@uplink/api-client';
import type { HomeworkForm } from '../../homeworks/authoring/homework.service.ts';
import type { QuizForm } from '../../quizzes/authoring/quiz.service.ts';
import type { HomeworkContent, QuestionContent, QuizContent } from './content.types.ts';

/** A quiz as it is stored; `toPath` gives the address of a second of its lesson. */
export function toQuizForm(
  { title, questions }: QuizContent,
  toPath: (position: number) => string | null,
): QuizForm {
  const toLink = (link: QuestionContent['link']) =>
    typeof link === 'object' ? toPath(link.position) : (link ?? null);
  return {
    title,
    questions: questions.map(({ type, question, answers = [], explanation, link }) => ({
      type,
      question,
      answers,
      link: toLink(link),
      explanation: explanation?.trim() ?? null,
    })),
  };
}

/** A homework as it is stored. */
export function toHomeworkForm(
  { type, title, maxFiles = 5, ...content }: HomeworkContent,
  brief: string,
): Required<HomeworkForm> & Schema<'HomeworkForm'> {
  return {
    type,
    title,
    brief,
    maxFiles,
    challengeId: content.challengeId ?? null,
    maxFileSize: content.maxFileSize ?? null,
    extensions: content.extensions ?? null,
    sections: content.sections ?? [],
  };
}
