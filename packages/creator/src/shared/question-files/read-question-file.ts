import { questionFaults } from '@uplink/api-client/domain';
import type { FileTexts } from './question-files.messages.ts';
import type { ReadQuestions } from './question-files.types.ts';
import { readCsv } from './read-csv.ts';
import { readGift } from './read-gift.ts';
import { readQti } from './read-qti.ts';

export const QUESTION_FILE_EXTENSIONS = ['csv', 'gift', 'txt', 'xml'] as const;

const mostBytes = 2 * 1024 * 1024;
/** As many as a quiz may have. */
const mostQuestions = 100;

const readers: Record<string, (text: string, texts: FileTexts) => ReadQuestions> = {
  csv: readCsv,
  gift: readGift,
  txt: readGift,
  xml: readQti,
};

/** The questions of a CSV, GIFT or QTI file, each checked as the editor checks it. */
export async function readQuestionFile(
  file: File,
  texts: FileTexts,
  words: (fault: string) => string,
): Promise<ReadQuestions> {
  const read = readers[file.name.split('.').at(-1)?.toLowerCase() ?? ''];
  const refuse = (message: string) => ({ questions: [], faults: [{ line: null, message }] });
  if (!read) return refuse(texts.ending(QUESTION_FILE_EXTENSIONS));
  if (file.size > mostBytes) return refuse(texts.size);
  const { questions, faults } = read(await file.text(), texts);
  if (questions.length > mostQuestions) return refuse(texts.most(mostQuestions));
  if (questions.length === 0 && faults.length === 0) return refuse(texts.none);
  for (const { line, question } of questions)
    for (const fault of new Set(Object.values(questionFaults(question))))
      faults.push({ line, message: `${words(fault)} (${question.question.slice(0, 60)})` });
  return { questions, faults: faults.sort((one, other) => (one.line ?? 0) - (other.line ?? 0)) };
}
