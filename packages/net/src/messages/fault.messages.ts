import type { Definition, GroupedFault, PublishFault } from '../exercise/index.ts';

/** What keeps an exercise from being published, in a sentence for its author. */
export function faultText(fault: GroupedFault, { goals, seeds }: Definition): string {
  const { cause, goal: id, test, message = '' } = fault;
  const goal = goals.find((one) => one.id === id)?.title ?? id ?? '';
  return sentences[cause]({
    goal: `“${goal}”`,
    test: test ? `Test ${test}` : 'The model answer',
    variants: variantsText(fault.seeds, seeds.length),
    message,
  });
}

interface Words {
  goal: string;
  test: string;
  variants: string;
  message: string;
}

const sentences: Record<PublishFault['cause'], (words: Words) => string> = {
  'no-seeds': () => 'Name at least one seed, so that learners get a variant.',
  draw: ({ variants, message }) => `No values can be drawn${variants}. ${message}`.trim(),
  'too-few-accepted': () =>
    'Add a test with a right answer that is written differently from the model answer.',
  'goal-without-refusal': ({ goal }) => `Add a test with a wrong answer that ${goal} refuses.`,
  'too-many-hints': ({ goal }) => `Help comes in three steps: ${goal} has more hints than that.`,
  'hint-after-line': ({ goal }) =>
    `The hint that shows the line has to be the last one of ${goal}.`,
  'hint-without-goal': ({ goal }) => `There is no goal ${goal} that a hint could be for.`,
  'start-passes': ({ variants }) =>
    `Nothing is left to do${variants}: all goals are met at the start.`,
  refused: ({ test, goal, variants }) =>
    `${test} should be accepted, but doesn't meet ${goal}${variants}.`,
  undecided: ({ test, goal, variants }) => `${test} leaves ${goal} undecided${variants}.`,
  accepted: ({ test, goal, variants }) =>
    `${test} should be refused by ${goal}, but isn't${variants}.`,
};

/** Nothing if it is so in every variant. */
function variantsText(seeds: readonly number[], all: number): string {
  if (seeds.length === 0 || seeds.length === all) return '';
  const [first] = seeds;
  return seeds.length === 1
    ? ` in the variant of seed ${first}`
    : ` in ${seeds.length} of ${all} variants, for example that of seed ${first}`;
}
