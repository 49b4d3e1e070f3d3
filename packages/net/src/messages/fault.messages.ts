import type { Definition, GroupedFault, PublishFault } from '../exercise/index.ts';

/** What keeps an exercise from being published, in a sentence for its author. */
export function faultText(
  fault: GroupedFault,
  { goals, seeds }: Definition,
  texts = faultTexts,
): string {
  const { cause, goal: id, test, message = '' } = fault;
  const goal = goals.find((one) => one.id === id)?.title ?? id ?? '';
  return texts[cause]({
    goal: `“${goal}”`,
    test: test ? texts.test(String(test)) : texts.model,
    variants: variantsText(fault.seeds, seeds.length, texts),
    message,
  });
}

/** What a sentence about a fault is made of. */
export interface FaultWords {
  goal: string;
  test: string;
  variants: string;
  message: string;
}

type Sentences = Record<PublishFault['cause'], (words: FaultWords) => string>;

/** Sentences by cause, and what is named in them. */
export const faultTexts = {
  test: (name: string) => `Test ${name}`,
  model: 'The model answer',
  inVariant: (seed: number) => ` in the variant of seed ${seed}`,
  inVariants: (count: number, all: number, first: number) =>
    ` in ${count} of ${all} variants, for example that of seed ${first}`,
  'no-title': () => 'Give the exercise a title.',
  'no-task': () => 'Write what learners have to do.',
  'bad-names': ({ message }) =>
    `A name starts with a letter and has letters, digits, - and _. Change ${message}.`,
  'no-seeds': () => 'Name at least one seed, so that learners get a variant.',
  'bad-seeds': ({ message }: Pick<FaultWords, 'message'>) =>
    `Seeds are whole numbers from 0 to 4294967295, each named once. Change ${message}.`,
  draw: ({ variants, message }) => `No values can be drawn${variants}. ${message}`.trim(),
  'too-few-accepted': () =>
    'Add a test with a right answer that is written differently from the model answer.',
  'goal-without-refusal': ({ goal }) => `Add a test with a wrong answer that ${goal} refuses.`,
  'too-many-hints': ({ goal }) => `${goal} has more than three hints. A goal can have up to three.`,
  'hint-after-line': ({ goal }) =>
    `The hint that shows the line has to be the last one of ${goal}.`,
  'hint-without-goal': ({ goal }) => `A hint is for ${goal}, but there is no such goal.`,
  'start-passes': ({ variants }) =>
    `There is nothing to do${variants}: all goals are already met at the start.`,
  refused: ({ test, goal, variants }) =>
    `${test} should be accepted, but doesn't meet ${goal}${variants}.`,
  undecided: ({ test, goal, variants }) => `${test} leaves ${goal} undecided${variants}.`,
  accepted: ({ test, goal, variants }) =>
    `${test} should be refused by ${goal}, but isn't${variants}.`,
} satisfies Sentences & Record<string, unknown>;

/** Nothing if it is so in every variant. */
function variantsText(seeds: readonly number[], all: number, texts: typeof faultTexts): string {
  const [first] = seeds;
  if (first === undefined || seeds.length === all) return '';
  return seeds.length === 1 ? texts.inVariant(first) : texts.inVariants(seeds.length, all, first);
}
