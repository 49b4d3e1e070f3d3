import type { Answer, Definition, ExerciseTest } from './definition.ts';
import { type Drawn, draw } from './draw.ts';
import type { Grade } from './finding.ts';
import { grade } from './grade.ts';
import { hintFaults } from './hint-faults.ts';
import { mutantsOf } from './mutants.ts';
import { badNames } from './names.ts';
import type { PublishFault } from './publish-fault.ts';
import { isSeed, wrongSeeds } from './seeds.ts';

export interface PublishCheck {
  faults: PublishFault[];
  /** How many small faults in the model answer are noticed. Shown, not required. */
  mutants: { caught: number; total: number };
}

/**
 * Proves an exercise with its own tests, on every variant learners can get. What its answer begins with must not pass.
 */
export function checkForPublishing(
  definition: Definition,
  start: Answer['texts'] = {},
): PublishCheck {
  const faults = unnamedFaults(definition).concat(
    untestedFaults(definition),
    hintFaults(definition),
  );
  const mutants = { caught: 0, total: 0 };
  const seeds = definition.seeds.filter(isSeed);
  for (const seed of seeds) {
    try {
      const drawn = draw(definition, seed);
      // Drawn as well: a start may name values.
      const begun = draw({ ...definition, model: { texts: start } }, seed);
      faults.push(...variantFaults(drawn, begun.definition.model.texts));
      if (seed === seeds[0]) Object.assign(mutants, mutantScore(drawn));
    } catch (error) {
      faults.push({ cause: 'draw', seed, message: error instanceof Error ? error.message : '' });
    }
  }
  return { faults, mutants };
}

/** What the format asks for and a form can leave empty. */
function unnamedFaults(definition: Definition): PublishFault[] {
  const faults: PublishFault[] = [];
  if (definition.title === '') faults.push({ cause: 'no-title' });
  if (definition.task.length === 0) faults.push({ cause: 'no-task' });
  const bad = badNames(definition);
  if (bad.length > 0)
    faults.push({ cause: 'bad-names', message: bad.map((name) => `“${name}”`).join(', ') });
  return faults;
}

function untestedFaults(definition: Definition): PublishFault[] {
  const { seeds, tests, goals } = definition;
  const faults: PublishFault[] = [];
  if (seeds.length === 0) faults.push({ cause: 'no-seeds' });
  const wrong = wrongSeeds(seeds);
  if (wrong.length > 0) faults.push({ cause: 'bad-seeds', message: wrong.join(', ') });
  if (!hasOneWriting(definition) && !tests.some((test) => isWrittenDifferently(test, definition)))
    faults.push({ cause: 'too-few-accepted' });
  for (const { id, optional } of goals)
    if (!optional && !tests.some((test) => 'refuse' in test && test.unmet.includes(id)))
      faults.push({ cause: 'goal-without-refusal', goal: id });
  return faults;
}

/** Addresses and wildcards of IPv4 can be written in one way only: no other right answer can be asked for. */
const hasOneWriting = ({ fields = [], lists = [], network }: Definition) =>
  fields.length > 0 &&
  lists.length === 0 &&
  !network &&
  fields.every(({ as }) => as === 'address' || as === 'wildcard');

/** Spaces and line ends don't count: all answers are read without them. */
function isWrittenDifferently(test: ExerciseTest, { model }: Definition): boolean {
  if (!('accept' in test)) return false;
  const wordsOf = (text = '') => text.trim().split(/\s+/).join(' ');
  return Object.keys(test.accept).some(
    (id) => wordsOf(test.accept[id]) !== wordsOf(model.texts[id]),
  );
}

function variantFaults(drawn: Drawn, texts: Answer['texts']): PublishFault[] {
  const { definition, seed } = drawn;
  const start: Answer = { texts: { ...texts } };
  for (const { id, start: text } of definition.lists ?? []) start.texts[id] = text ?? '';
  const faults: PublishFault[] = [];
  if (grade(drawn, start).passed) faults.push({ cause: 'start-passes', seed });
  const tests: ExerciseTest[] = [{ accept: {} }, ...definition.tests];
  tests.forEach((test, at) => {
    const texts = 'accept' in test ? test.accept : test.refuse;
    const result = grade(drawn, { texts: { ...definition.model.texts, ...texts } });
    for (const fault of testFaults(test, result)) faults.push({ ...fault, seed, test: at });
  });
  return faults;
}

function testFaults(test: ExerciseTest, result: Grade): PublishFault[] {
  if ('accept' in test)
    return result.goals
      .filter(({ verdict }) => verdict !== 'met')
      .map(({ goal, verdict }) => ({
        cause: verdict === 'unmet' ? 'refused' : 'undecided',
        goal,
      }));
  return test.unmet
    .filter((id) => result.goals.some(({ goal, verdict }) => goal === id && verdict !== 'unmet'))
    .map((goal) => ({ cause: 'accepted', goal }));
}

function mutantScore(drawn: Drawn) {
  const mutants = mutantsOf(drawn);
  const caught = mutants.filter(({ field, text }) => {
    const texts = { ...drawn.definition.model.texts, [field]: text };
    return !grade(drawn, { texts }).passed;
  });
  return { caught: caught.length, total: mutants.length };
}
