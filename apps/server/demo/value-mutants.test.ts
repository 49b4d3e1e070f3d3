import { canonical } from '@uplink/net/address';
import { type Definition, type Drawn, draw, grade } from '@uplink/net/exercise';
import { expect, test } from 'vitest';
import { readContent } from './read-content.ts';
import { createRandom, type Random } from './rewrites.fixture.ts';
import { valueRewrites } from './value-rewrites.fixture.ts';

const each = 50;
const { courses } = await readContent();
const typed = courses
  .flatMap(({ sections }) => sections)
  .flatMap(({ lessons }) => lessons)
  .flatMap((lesson) => lesson.exercises as Definition[])
  .filter(({ fields }) => fields?.length)
  .flatMap((definition) => definition.seeds.map((seed) => draw(definition, seed)))
  .map((drawn): [string, Drawn] => [`${drawn.definition.title}, ${drawn.seed}`, drawn]);

test.each(typed)('“%s”: 50 wrong values fail', (_title, drawn) => {
  const answers = wrongAnswers(drawn, createRandom(20_260_305));
  expect(answers).toHaveLength(each);
  expect(answers.filter((texts) => grade(drawn, { texts }).passed)).toEqual([]);
});

test.each(typed)('“%s”: 50 ways to write the model’s values pass', (_title, drawn) => {
  const answers = valueRewrites(drawn, createRandom(20_260_306), each);
  expect(answers).toHaveLength(each);
  expect(answers.filter((texts) => !grade(drawn, { texts }).passed)).toEqual([]);
});

/** The model answer with one value that means something else. */
function wrongAnswers({ definition }: Drawn, random: Random) {
  const fields = definition.fields ?? [];
  const answers = new Map<string, Record<string, string>>();
  for (let tries = 0; answers.size < each && tries < each * 40; tries += 1) {
    const { id = '', as = 'number' } = fields[random(fields.length)] ?? {};
    const model = definition.model.texts[id] ?? '';
    const text = as === 'names' ? wrongWay(definition, model, random) : wrongNumber(model, random);
    if (canonical(as, text) !== canonical(as, model))
      answers.set(`${id} ${text}`, { ...definition.model.texts, [id]: text });
  }
  return [...answers.values()];
}

function wrongNumber(text: string, random: Random) {
  const numbers = [...text.matchAll(/\d+/g)];
  const { 0: number = '', index = 0 } = numbers[random(numbers.length)] ?? {};
  return `${text.slice(0, index)}${random(256)}${text.slice(index + number.length)}`;
}

/** The way with a device left out, put in or exchanged. */
function wrongWay({ network }: Definition, text: string, random: Random) {
  const names = text.split(/[ ,]+/);
  const devices = network?.devices ?? [];
  const other = devices[random(devices.length)]?.name ?? '';
  names.splice(random(names.length), random(2), ...(random(3) ? [other] : []));
  return names.join(', ');
}
