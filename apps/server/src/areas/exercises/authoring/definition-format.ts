import { type Definition, definitionSchema } from '@uplink/net/exercise';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { storingFault } from '../../../db/storable.ts';
import { unprocessable } from '../../../plugins/errors/errors.ts';

const isDefinition = new Ajv2020({
  allErrors: true,
  allowUnionTypes: true,
  discriminator: true,
}).compile<Definition>(definitionSchema);

/** What is wrong with a definition, and the part that has to change: `tests.1` is the second test. */
export interface DefinitionFault {
  place: string;
  message: string;
}

/** How many faults are reported at once. */
const MOST = 20;

/** A definition that has the format of one. */
export function requireDefinition(given: unknown): Definition {
  requireStorable(given);
  if (isDefinition(given)) return given;
  throw refusalOf(formatFaults(isDefinition.errors, 'The exercise'));
}

/** Refuses what can't be kept, before anything looks at it. */
export function requireStorable(given: unknown): void {
  const fault = storingFault(given);
  if (fault === 'depth') throw unprocessable('The exercise is nested too deeply.');
  if (fault) throw unprocessable('The exercise has a character that no text may have.');
}

/** What is wrong with the format, `whole` naming what isn't in any of its parts. */
export const formatFaults = (
  errors: readonly ErrorObject[] | null | undefined,
  whole: string,
): DefinitionFault[] =>
  withoutOtherForms(errors ?? [])
    .slice(0, MOST)
    .map((error) => toFault(error, whole));

/** Of a part that may have several forms, only what is wrong inside it: the rest says how it isn't another form. */
function withoutOtherForms(errors: readonly ErrorObject[]): ErrorObject[] {
  const parts = errors.filter(({ keyword }) => keyword === 'oneOf').map((one) => one.instancePath);
  const explained = new Set(
    parts.filter((part) => errors.some((one) => one.instancePath.startsWith(`${part}/`))),
  );
  return errors.filter(({ instancePath }) => !explained.has(instancePath));
}

/** One refusal with every fault at its place. */
export function refusalOf(faults: readonly DefinitionFault[]) {
  const fields: Record<string, string> = {};
  for (const { place, message } of faults)
    fields[place] = [fields[place], message].filter(Boolean).join(' ');
  return unprocessable(sentenceOf(faults), fields);
}

/** How many faults one sentence names. */
const NAMED = 3;

/** The faults as one text, for a place that holds the whole exercise. */
export function sentenceOf(faults: readonly DefinitionFault[]): string {
  const named = faults.slice(0, NAMED).map(({ message }) => message);
  const more = faults.length - named.length;
  return [...named, more > 0 && `And ${more} more.`].filter(Boolean).join(' ');
}

/** Rows of these parts are counted, and named in the singular. */
const rows: Record<string, string> = {
  fields: 'Value to type',
  lists: 'Access list',
  goals: 'Goal',
  hints: 'Hint',
  tests: 'Test',
};

function toFault(
  { instancePath, keyword, params, message }: ErrorObject,
  whole: string,
): DefinitionFault {
  const [part = '', row, ...rest] = instancePath.split('/').slice(1);
  const isRow = part in rows && row !== undefined;
  const start = isRow
    ? `${rows[part]} ${Number(row) + 1}`
    : [part, row && counted(row)].filter(Boolean).join(' › ');
  const name = [start, ...rest].filter(Boolean).join(' › ') || whole;
  return {
    place: isRow ? `${part}.${row}` : part || String(params.missingProperty ?? 'exercise'),
    message:
      keyword === 'minItems' && rest.at(-1) === 'unmet'
        ? `${start}: name at least one goal that this answer doesn't meet.`
        : `${name}: ${words(keyword, params) ?? message}.`,
  };
}

/** Items are counted from 1. */
const counted = (key: string) => (/^\d+$/.test(key) ? `${Number(key) + 1}` : key);

function words(keyword: string, params: ErrorObject['params']): string | undefined {
  switch (keyword) {
    case 'required':
      return `${params.missingProperty} is missing`;
    case 'additionalProperties':
      return `there is no ${params.additionalProperty}`;
    case 'enum':
      return `choose one of ${params.allowedValues.join(', ')}`;
    case 'discriminator':
      return 'the kind of check is missing or unknown';
    case 'oneOf':
      return 'it has none of the forms it may have';
    case 'type':
      return params.type === 'integer' ? 'a whole number is needed' : undefined;
    case 'minimum':
      return `at least ${params.limit}`;
    case 'maximum':
      return `at most ${params.limit}`;
    case 'uniqueItems':
      return `${params.i + 1} and ${params.j + 1} are the same`;
    case 'minItems':
      return params.limit === 1 ? 'at least one is needed' : `at least ${params.limit} are needed`;
    case 'maxItems':
      return `at most ${params.limit} are possible`;
    case 'minLength':
      return 'it is empty';
    case 'maxLength':
      return `at most ${params.limit} characters are possible`;
    case 'pattern':
      return 'a name starts with a letter and has letters, digits, - and _';
    default:
      return undefined;
  }
}
