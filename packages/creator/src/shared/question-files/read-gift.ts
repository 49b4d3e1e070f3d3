import type { QuestionForm } from '@uplink/api-client/domain';
import type { FileTexts } from './question-files.messages.ts';
import type { ReadQuestions } from './question-files.types.ts';

/** Questions in Moodle's GIFT: choices, true or false, and one word to fill in. No kept library reads it. */
export function readGift(text: string, texts: FileTexts): ReadQuestions {
  const found: ReadQuestions = { questions: [], faults: [] };
  for (const { line, words } of blocksOf(text)) {
    const question = readBlock(words, texts);
    if (typeof question === 'string') found.faults.push({ line, message: question });
    else found.questions.push({ line, question });
  }
  return found;
}

/** Questions stand apart by an empty line; comments and categories are left out. */
function blocksOf(text: string): { line: number; words: string }[] {
  const blocks: { line: number; words: string }[] = [];
  let open: { line: number; words: string } | undefined;
  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const isLeftOut = /^\s*(\/\/|\$CATEGORY:)/.test(raw);
    if (isLeftOut) continue;
    if (!raw.trim()) {
      open = undefined;
      continue;
    }
    if (open) open.words += `\n${raw}`;
    else {
      open = { line: index + 1, words: raw };
      blocks.push(open);
    }
  }
  return blocks;
}

/** A character that a backslash takes its meaning from is kept apart until the parts are found. */
const escaped = '~=#{}:';
const hidden = (character: string) => String.fromCharCode(0xe000 + escaped.indexOf(character));
const hide = (text: string) => text.replace(/\\([~=#{}:])/g, (_, one: string) => hidden(one));
const show = (text: string) =>
  text
    .replace(/[\uE000-\uE005]/g, (one) => escaped[one.charCodeAt(0) - 0xe000] ?? '')
    .replace(/\\n/g, '\n')
    .trim();

function readBlock(words: string, texts: FileTexts): QuestionForm | string {
  const text = hide(words).replace(/^\s*::[\s\S]*?::/, '');
  const [, before, inside, after] = /^([^{}]*)\{([^{}]*)\}([^{}]*)$/.exec(text) ?? [];
  if (before === undefined || inside === undefined || after === undefined) return texts.braces;
  const stem = before.replace(/^\s*\[(html|moodle|plain|markdown)\]/, '');
  const [body = '', general] = inside.split('####');
  const explanation = general ? show(general) : null;
  const rest = { explanation, link: null };
  const truth = /^\s*(T|TRUE|F|FALSE)\s*(#[\s\S]*)?$/i.exec(body)?.[1]?.toUpperCase();
  if (truth) return { ...toTruth(truth.startsWith('T')), question: show(stem + after), ...rest };
  if (!body.trim()) return texts.essay;
  if (/^\s*#/.test(body)) return texts.number;
  if (body.includes('->')) return texts.pairs;
  const answers = [...body.matchAll(/([=~])([^=~]*)/g)].map(([, sign, words_ = '']) =>
    toAnswer(sign === '=', words_),
  );
  if (answers.length === 0) return texts.signs;
  if (!body.includes('~')) {
    const [answer, ...others] = answers;
    if (!answer || others.length > 0) return texts.blank;
    return {
      type: 'fillInTheBlank',
      answers: [],
      ...rest,
      question: show(`${stem.trimEnd()} <${answer.answer}>${after}`),
    };
  }
  const right = answers.filter(({ isCorrect }) => isCorrect).length;
  const type = right > 1 || /~%/.test(body) ? 'multipleAnswer' : 'singleAnswer';
  const blank = after.trim() ? `${stem.trimEnd()} ___ ${after.trim()}` : stem;
  return { type, question: show(blank), answers, ...rest };
}

const toTruth = (isTrue: boolean): Pick<QuestionForm, 'type' | 'answers'> => ({
  type: 'singleAnswer',
  answers: [
    { answer: 'True', isCorrect: isTrue },
    { answer: 'False', isCorrect: !isTrue },
  ],
});

/** A share of the points above none makes an answer right. What follows # is said to learners elsewhere. */
function toAnswer(isRight: boolean, words: string): { answer: string; isCorrect: boolean } {
  const [, share, answer = ''] = /^\s*(?:%(-?[\d.]+)%)?([^#]*)/.exec(words) ?? [];
  return { answer: show(answer), isCorrect: share === undefined ? isRight : Number(share) > 0 };
}
