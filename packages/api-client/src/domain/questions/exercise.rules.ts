import { required, VALIDATION } from '../validation/index.ts';
import { withFault } from './faults.ts';
import type { QuestionFaults, QuestionForm } from './question.types.ts';

/** The title of an exercise by its definition; undefined if that can't be read. The engine reads the rest. */
export function exerciseTitle(definition: string): string | undefined {
  try {
    const { title } = JSON.parse(definition) as { title?: unknown };
    return typeof title === 'string' && title.trim() !== '' ? title : undefined;
  } catch {
    return undefined;
  }
}

/** What is wrong with an exercise, as far as that can be seen without the engine. */
export function exerciseFaults({ question }: QuestionForm): QuestionFaults {
  const unread = exerciseTitle(question) === undefined ? VALIDATION.pattern : undefined;
  return withFault({ question: required(question) ?? unread });
}

/** What a question is known by in lists: for an exercise its title, otherwise its words. */
export const questionTitle = ({ type, question }: Pick<QuestionForm, 'type' | 'question'>) =>
  (type === 'exercise' && exerciseTitle(question)) || question;
