import { sameValue } from '../../address/index.ts';
import { BadExpression } from '../bad-expression.ts';
import { type CheckOf, type Judgement, type Judging, met } from '../judging.ts';

/** A typed value, compared by what it means. */
export function judgeValue(
  { field, equals }: CheckOf<'value'>,
  { definition, answer }: Judging,
): Judgement {
  const asked = definition.fields?.find(({ id }) => id === field);
  if (!asked) throw new BadExpression(`There is no field “${field}”.`);
  const given = answer.texts[field] ?? '';
  if (given.trim() === '') return { verdict: 'unmet', cause: 'blank', field };
  const isSame = sameValue(asked.as, given, equals);
  if (isSame === undefined) return { verdict: 'undecided', cause: 'unreadable', field };
  return isSame ? met : { verdict: 'unmet', cause: 'different', field };
}
