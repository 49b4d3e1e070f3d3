import type { QuestionForm } from '@uplink/api-client/domain';
import { parse } from 'papaparse';
import type { FileTexts } from './question-files.messages.ts';
import type { QuestionFault, ReadQuestion, ReadQuestions } from './question-files.types.ts';

type Row = Partial<Record<string, string>>;

const columns = ['type', 'question', 'correct', 'wrong', 'explanation', 'link'];
const types: Record<string, QuestionForm['type']> = {
  single: 'singleAnswer',
  multiple: 'multipleAnswer',
  blank: 'fillInTheBlank',
};

/** Questions of a table with a line of names; answers of one cell have a | between them. */
export function readCsv(text: string, texts: FileTexts): ReadQuestions {
  const questions: ReadQuestion[] = [];
  const faults: QuestionFault[] = [];
  // The line of a record depends on the line ends in the cells before it.
  let line = 1;
  const { data, errors } = parse<string[]>(text.replace(/^\uFEFF/, ''));
  for (const { row, message } of errors)
    if (!/delimiter/.test(message)) faults.push({ line: (row ?? 0) + 1, message: `${message}.` });
  const [names = [], ...records] = data;
  const header = names.map((name) => name.trim().toLowerCase());
  if (!header.includes('type') || !header.includes('question'))
    return {
      questions,
      faults: [{ line: 1, message: texts.columns(columns) }],
    };
  line += linesOf(names);
  for (const record of records) {
    const row: Row = Object.fromEntries(header.map((name, index) => [name, record[index]?.trim()]));
    const type = types[row.type?.toLowerCase() ?? ''];
    if (record.some((cell) => cell.trim()) && !type)
      faults.push({ line, message: texts.types(Object.keys(types)) });
    else if (type) questions.push({ line, question: toQuestion(type, row) });
    line += linesOf(record);
  }
  return { questions, faults };
}

const linesOf = (cells: readonly string[]) =>
  1 + cells.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0);

function toQuestion(type: QuestionForm['type'], row: Row): QuestionForm {
  const answersOf = (cell: string | undefined, isCorrect: boolean) =>
    (cell ?? '')
      .split('|')
      .map((answer) => answer.trim())
      .filter(Boolean)
      .map((answer) => ({ answer, isCorrect }));
  return {
    type,
    question: row.question ?? '',
    answers:
      type === 'fillInTheBlank'
        ? []
        : [...answersOf(row.correct, true), ...answersOf(row.wrong, false)],
    explanation: row.explanation || null,
    link: row.link || null,
  };
}
